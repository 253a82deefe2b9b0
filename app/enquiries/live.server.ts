import { createHash } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import { latestEnquiryChangesKey } from "#app/data/enquiries.server.ts";
import { countEnquiries } from "#app/data/enquiry-views.server.ts";
import { latestEventsKey } from "#app/data/events.server.ts";

/** A value that changes with every change on the desk. Costs two small reads, because every open tab asks for it often. */
export async function deskVersion(): Promise<string> {
  const [enquiries, events] = await Promise.all([latestEnquiryChangesKey(), latestEventsKey()]);
  return createHash("sha256").update(enquiries).update(events).digest("base64url").slice(0, 16);
}

const versionBeforeLoading = createContext<Promise<string>>();

/**
 * Middleware that reads the desk's version before the loaders run. Read after them, the version would count a change made
 * in between as already shown.
 */
export async function readVersionFirst(
  { context }: { context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  const version = deskVersion();
  context.set(versionBeforeLoading, version);
  // A failed read is reported by the loader that awaits `versionShown`.
  await version.catch(() => {});
  return next();
}

export function versionShown(context: Readonly<RouterContextProvider>): Promise<string> {
  return context.get(versionBeforeLoading);
}

/** How many enquiries are still in the state `new`: the number in the desk's navigation. */
export function countNewEnquiries(): Promise<number> {
  return countEnquiries({ kind: "enquiry", states: ["new"] });
}
