import type { Operator } from "#app/data/operators.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { endSession, startSession } from "./session.server.ts";

/** Starts a session for the operator and ends the browser's former one. Returns the headers that set the cookies. */
export async function signInBrowser(request: Request, operator: Pick<Operator, "id">): Promise<Headers> {
  await endSession(request);
  const headers = new Headers({ "Cache-Control": "no-store" });
  headers.append("Set-Cookie", await startSession(operator, request));
  const device = await rememberDevice(request, operator.id);
  if (device) headers.append("Set-Cookie", device);
  return headers;
}
