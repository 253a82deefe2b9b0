import { renewSession } from "./session.server.ts";

/** The middleware of the operators' screens: a session that is used lasts, in the store and in the browser. */
export async function keepSession({ request }: { request: Request }, next: () => Promise<Response>): Promise<Response> {
  // The loaders report a store that fails: an error thrown here would replace the desk's frame.
  const cookie = await renewSession(request).catch(() => null);
  const response = await next();
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
}
