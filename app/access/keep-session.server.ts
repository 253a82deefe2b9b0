import { renewSession } from "./session.server.ts";

/** The middleware of the operators' screens: a session that is used lasts, in the store and in the browser. */
export async function keepSession({ request }: { request: Request }, next: () => Promise<Response>): Promise<Response> {
  const cookie = await renewSession(request);
  const response = await next();
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
}
