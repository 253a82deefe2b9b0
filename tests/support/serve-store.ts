import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { makeFolder } from "./run-site.ts";

export type Behaviour = {
  /** Answers are kept until the behaviour is set anew. */
  hold?: boolean;
  /** Refuses to be written, as PostgreSQL does without the right. */
  isReadOnly?: boolean;
  /** There is no such table. */
  missing?: boolean;
  /** Fails with this status and the message "store says no". */
  status?: number;
  /** Answers with these rows instead of the stored ones; filters by id and slug still hold. */
  rows?: Record<string, unknown>[];
};
export type Behaviours = Record<string, Behaviour>;

export type Engine = Awaited<ReturnType<typeof openEngine>>;

const MOST_ROWS = 1_000;

export const keys = {
  publishable: "sb_publishable_test",
  secret: "sb_secret_test",
  jwtSecret: "test-secret-test-secret-test-secret",
};
export const storeEnv = { SUPABASE_ANON_KEY: keys.publishable, SUPABASE_SECRET_KEY: keys.secret };

/** The seeded content behind any number of stores. */
export async function openEngine() {
  const folder = makeFolder();
  const { send, close } = await openEmbedded(folder, { keys });
  return { send, close: () => close().finally(() => rmSync(folder, { recursive: true, force: true })) };
}

/** A hosted store that can be slow, empty, failing, without a record, or of any size. */
export async function serveStore({ send }: Pick<Engine, "send">) {
  let behaviours: Behaviours = {};
  let release: (() => void)[] = [];
  const requests: string[] = [];

  async function answer(request: Request, url: URL, table: string): Promise<Response> {
    const behaviour = behaviours[table];
    if (behaviour?.hold) {
      await new Promise<void>((resolve) => release.push(resolve));
      return answer(request, url, table);
    }
    if (behaviour?.missing) {
      const message = `Could not find the table 'public.${table}' in the schema cache`;
      return Response.json({ message, details: null, hint: null, code: "PGRST205" }, { status: 404 });
    }
    if (behaviour?.status) {
      const error = { message: "store says no", details: "on purpose", hint: "ask again", code: "XX000" };
      return Response.json(error, { status: behaviour.status });
    }
    if (behaviour?.isReadOnly && request.method !== "GET" && request.method !== "HEAD")
      return Response.json({ message: `permission denied for table ${table}`, code: "42501" }, { status: 403 });
    return behaviour?.rows ? select(behaviour.rows, url) : send(request);
  }

  const server = createServer(
    getRequestListener((request) => {
      const url = new URL(request.url);
      requests.push(`${url.pathname}${decodeURIComponent(url.search)}`);
      return answer(request, url, url.pathname.split("/").at(-1) ?? "");
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  /** What each table does from now on; a table left out answers as usual. Held answers go on. */
  const behave = (next: Behaviours) => {
    behaviours = next;
    for (const go of release.splice(0)) go();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave,
    /** Every request so far, path and query. */
    requests: () => requests,
    stop: async () => {
      behave({});
      release = [];
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
