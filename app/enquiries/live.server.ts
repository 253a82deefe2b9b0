import { createHash } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import { latestEnquiryChangesKey } from "#app/data/enquiries.server.ts";
import { countEnquiries } from "#app/data/enquiry-views.server.ts";
import { latestEventsKey } from "#app/data/events.server.ts";

/** Differs as soon as anything on the desk has changed. Two small reads, since every open tab asks every few seconds. */
export async function deskVersion(): Promise<string> {
  const [enquiries, events] = await Promise.all([latestEnquiryChangesKey(), latestEventsKey()]);
  return createHash("sha256").update(enquiries).update(events).digest("base64url").slice(0, 16);
}

const versionBefore = createContext<Promise<string>>();

/**
 * The middleware of the screens: the version is read before anything that a screen shows. The other way round, what changes in
 * between would count as shown.
 */
export async function readVersionFirst(
  { context }: { context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  const version = deskVersion();
  context.set(versionBefore, version);
  // The loader says that it failed.
  await version.catch(() => {});
  return next();
}

export function shownVersion(context: Readonly<RouterContextProvider>): Promise<string> {
  return context.get(versionBefore);
}

/** For the rail: how many enquiries nobody has opened yet. */
export function countNewEnquiries(): Promise<number> {
  return countEnquiries({ kind: "enquiry", states: ["new"] });
}
