import { createHash } from "node:crypto";
import { latestEnquiryChanges } from "#app/data/enquiries.server.ts";
import { countEnquiries } from "#app/data/enquiry-views.server.ts";
import { latestEventIds } from "#app/data/events.server.ts";

/** Differs as soon as anything on the desk has changed. Two small reads, since every open tab asks every few seconds. */
export async function deskVersion(): Promise<string> {
  const [enquiries, events] = await Promise.all([latestEnquiryChanges(), latestEventIds()]);
  return createHash("sha256").update(enquiries).update(events).digest("base64url").slice(0, 16);
}

/** For the rail: how many enquiries nobody has opened yet. */
export function countNewEnquiries(): Promise<number> {
  return countEnquiries({ kind: "enquiry", states: ["new"] });
}
