/**
 * A PostgREST-compatible server with the seeded content that misbehaves on request, for sites with SUPABASE_URL.
 * Run as a process of its own; POST /control with `{ "<table>": Behaviour }` sets what each table does from then on.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { openEmbedded } from "#app/data/embedded.server.ts";

export type Behaviour = {
  /** Answers are kept until the behaviour is set anew. */
  hold?: boolean;
  /** Fails with this status and the message "store says no". */
  status?: number;
  /** Answers with these rows instead of the stored ones; filters by id and slug still hold. */
  rows?: Record<string, unknown>[];
};

const MOST_ROWS = 1_000;

const keys = {
  publishable: "sb_publishable_test",
  secret: "sb_secret_test",
  jwtSecret: "test-secret-test-secret-test-secret",
};
const dataDir = process.argv[2];
if (!dataDir) throw new Error("Give the data folder as the first argument.");
const store = await openEmbedded(dataDir, { keys });

let behaviours: Record<string, Behaviour> = {};
let release: (() => void)[] = [];
const requests: string[] = [];

const server = createServer(
  getRequestListener(async (request) => {
    const url = new URL(request.url);
    if (url.pathname === "/control") return control(request);
    if (url.pathname === "/requests") return Response.json(requests);
    requests.push(`${url.pathname}${decodeURIComponent(url.search)}`);
    const table = url.pathname.split("/").at(-1) ?? "";
    return answer(request, url, table);
  }),
);

async function answer(request: Request, url: URL, table: string): Promise<Response> {
  const behaviour = behaviours[table];
  if (behaviour?.hold) {
    await new Promise<void>((resolve) => release.push(resolve));
    return answer(request, url, table);
  }
  if (behaviour?.status) {
    const error = { message: "store says no", details: "on purpose", hint: "ask again", code: "XX000" };
    return Response.json(error, { status: behaviour.status });
  }
  return behaviour?.rows ? select(behaviour.rows, url) : store.send(request);
}

/** As a store answers: no more than a thousand at a time, and how many there are. */
function select(rows: Record<string, unknown>[], { searchParams }: URL): Response {
  const wanted = [...searchParams].filter(([name]) => name === "id" || name === "slug");
  const found = rows.filter((row) => wanted.every(([name, value]) => `${row[name]}` === asked(value)));
  const offset = Number(searchParams.get("offset") ?? 0);
  const page = found.slice(offset, offset + Math.min(Number(searchParams.get("limit") ?? MOST_ROWS), MOST_ROWS));
  const range = `${offset}-${offset + page.length - 1}/${found.length}`;
  return Response.json(page, { headers: { "content-range": range } });
}

/** `eq.name`, or `in.("name")` with quotes and backslashes escaped. */
function asked(filter: string): string {
  const [, listed] = /^in\.\("(.*)"\)$/s.exec(filter) ?? [];
  return listed?.replace(/\\(.)/gs, "$1") ?? filter.replace(/^eq\./, "");
}

async function control(request: Request) {
  behaviours = (await request.json()) as Record<string, Behaviour>;
  const waiting = release;
  release = [];
  for (const resolve of waiting) resolve();
  return Response.json({});
}

server.listen(0, "127.0.0.1");
await once(server, "listening");
process.on("SIGTERM", () => process.exit(0));
console.log(`Store on ${(server.address() as AddressInfo).port}`);
