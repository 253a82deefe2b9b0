import { privateTable, requireRows } from "./private-rows.server.ts";

// Mail to the agency consists of alerts and of notices with a submission. A notice without a submission goes to one operator.

/** Gives every notice and alert that was not sent the address that is set now. */
export async function readdressAgencyMail(recipient: string): Promise<void> {
  const unsent = () =>
    privateTable("deliveries").update({ recipient }).neq("state", "sent").neq("recipient", recipient);
  requireRows(await unsent().eq("kind", "notice").not("submission_id", "is", null).select("id"));
  requireRows(await unsent().eq("kind", "alert").select("id"));
}

/** When the first notice of a submission was queued; null if none ever was. */
export async function firstNoticeAt(): Promise<string | null> {
  const notices = privateTable("deliveries").select("created_at").eq("kind", "notice");
  const [first] = requireRows(await notices.not("submission_id", "is", null).order("created_at").limit(1));
  return first ? new Date(first.created_at).toISOString() : null;
}
