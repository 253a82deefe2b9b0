import { currentEnv } from "./current-env.server.ts";

const NAME = "[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?";
const HOST = new RegExp(`^(${NAME}(\\.${NAME})*|\\[[\\da-f:]+\\])(:\\d{1,5})?$`);
const LONGEST_HOST = 255;

/**
 * What every absolute address starts with: SITE_URL, or else the host that the request names. Anyone can name any host, so
 * an answer that carries it may be kept for that host alone.
 */
export function siteOrigin(request: Pick<Request, "url">): string {
  const { SITE_URL, PORT } = currentEnv();
  if (SITE_URL) return new URL(SITE_URL).origin;
  const { host } = new URL(request.url);
  return host.length <= LONGEST_HOST && HOST.test(host) ? `http://${host}` : `http://localhost:${PORT}`;
}
