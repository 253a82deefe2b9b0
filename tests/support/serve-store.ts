import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { makeFolder } from "./run-site.ts";

export type TableBehaviour = {
  /** Delays answers until the behaviour is set anew. */
  stall?: boolean;
  /** Refuses writes, as PostgreSQL does without the right to write. */
  isReadOnly?: boolean;
  /** Answers as if the table did not exist. */
  missing?: boolean;
  /** Fails with this status and the message "store says no". */
  status?: number;
  /** Answers with these rows instead of the stored ones; filters by id and slug still hold. */
  rows?: Record<string, unknown>[];
};
export type TableBehaviours = Record<string, TableBehaviour>;

export type ContentEngine = Awaited<ReturnType<typeof openSeededEngine>>;

const MAX_ROWS_PER_RESPONSE = 1_000;

export const hostedStoreKeys = {
  publishable: "sb_publishable_test",
  secret: "sb_secret_test",
  jwtSecret: "test-secret-test-secret-test-secret",
};
export const hostedStoreEnv = {
  SUPABASE_ANON_KEY: hostedStoreKeys.publishable,
  SUPABASE_SECRET_KEY: hostedStoreKeys.secret,
};

/** Opens a seeded store in this process, on which any number of `serveStore` can run. */
export async function openSeededEngine() {
  const folder = makeFolder();
  const { send, close } = await openEmbedded(folder, { keys: hostedStoreKeys });
  return { send, close: () => close().finally(() => rmSync(folder, { recursive: true, force: true })) };
}

/** Serves a hosted store whose tables can be slow, empty, failing, without a record, or of any size. */
export async function serveStore({ send }: Pick<ContentEngine, "send">) {
  let behaviours: TableBehaviours = {};
  let release: (() => void)[] = [];
  const requests: string[] = [];

  async function answer(request: Request, url: URL, table: string): Promise<Response> {
    const behaviour = behaviours[table];
    if (behaviour?.stall) {
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
    return behaviour?.rows ? selectRows(behaviour.rows, url) : send(request);
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

  /** Sets how each table behaves from now on. A table left out answers as usual. Held requests are answered by the new behaviour. */
  const behave = (next: TableBehaviours) => {
    behaviours = next;
    for (const go of release.splice(0)) go();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave,
    /** Lists the path and query of every request so far. */
    requests: () => requests,
    stop: async () => {
      behave({});
      release = [];
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with rows as a hosted store does: at most MAX_ROWS_PER_RESPONSE of them, with their total number in a header. */
function selectRows(rows: Record<string, unknown>[], { searchParams }: URL): Response {
  const wanted = [...searchParams].filter(([name]) => name === "id" || name === "slug");
  const found = rows.filter((row) => wanted.every(([name, value]) => `${row[name]}` === parseFilterValue(value)));
  const offset = Number(searchParams.get("offset") ?? 0);
  const page = found.slice(
    offset,
    offset + Math.min(Number(searchParams.get("limit") ?? MAX_ROWS_PER_RESPONSE), MAX_ROWS_PER_RESPONSE),
  );
  const range = `${offset}-${offset + page.length - 1}/${found.length}`;
  return Response.json(page, { headers: { "content-range": range } });
}

/** Reads the value of `eq.value`, or of `in.("value")`, which escapes quotes and backslashes. */
function parseFilterValue(filter: string): string {
  const [, listed] = /^in\.\("(.*)"\)$/s.exec(filter) ?? [];
  return listed?.replace(/\\(.)/gs, "$1") ?? filter.replace(/^eq\./, "");
}
