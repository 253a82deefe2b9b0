import { currentEnv } from "./current-env.server.ts";
import type { Env } from "./env.server.ts";

const HOST_LABEL = "[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?";
const HOST_PATTERN = new RegExp(`^(${HOST_LABEL}(\\.${HOST_LABEL})*|\\[[\\da-f:]+\\])(:\\d{1,5})?$`);
const MAX_HOST_LENGTH = 255;

/**
 * The origin of every absolute address: SITE_URL, or else the request's host. A client can send any host, so a response that
 * contains the host may only be cached for that host.
 */
export function siteOrigin(request: Pick<Request, "url">): string {
  const { host } = new URL(request.url);
  const isUsable = host.length <= MAX_HOST_LENGTH && HOST_PATTERN.test(host);
  return currentEnv().SITE_URL || !isUsable ? ownOrigin() : `http://${host}`;
}

/** The origin where there is no request, as for mails: SITE_URL, or localhost. */
export function ownOrigin({ SITE_URL, PORT }: Pick<Env, "SITE_URL" | "PORT"> = currentEnv()): string {
  return SITE_URL ? new URL(SITE_URL).origin : `http://localhost:${PORT}`;
}
