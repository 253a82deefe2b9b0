import { renewSession } from "./session.server.ts";

/** Middleware of the operators' screens: renews a session that is in use, in the store and in the browser. */
export async function keepSession({ request }: { request: Request }, next: () => Promise<Response>): Promise<Response> {
  // The loaders report a failing store. An error thrown here would replace the desk's frame.
  const cookie = await renewSession(request).catch(() => null);
  const response = await next();
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
}
