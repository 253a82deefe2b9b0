import { type Delivery, parseDeliveries } from "./deliveries.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";

/** What goes to a visitor. Notices and alerts go to the agency. */
export const visitorDeliveryKinds = ["reply", "confirmation", "announcement"] as const;

/** The embedded store takes a hundred values in one statement. */
const IDS_PER_DELETE = 90;

/** Fewer than any store gives at once. */
const ROWS_PER_READ = 500;

/** Everything that went, or is to go, to a visitor's address, in capitals or not. */
export async function deliveriesToVisitor(recipient: string): Promise<Delivery[]> {
  const address = recipient.trim().toLowerCase();
  // Stores disagree on how to escape a wildcard, so it becomes the one that stands for any character.
  const pattern = address.replace(/[%_*\\]/g, "_");
  const found: Delivery[] = [];
  for (;;) {
    const query = privateTable("deliveries").select("*").in("kind", visitorDeliveryKinds).ilike("recipient", pattern);
    const ordered = query.order("created_at").order("id");
    const page = parseDeliveries(await ordered.range(found.length, found.length + ROWS_PER_READ - 1));
    if (page.length === 0) break;
    found.push(...page);
  }
  return found.filter((delivery) => delivery.recipient?.trim().toLowerCase() === address);
}

export async function deleteDeliveries(ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_DELETE)
    requireRows(
      await privateTable("deliveries")
        .delete()
        .in("id", ids.slice(from, from + IDS_PER_DELETE))
        .select("id"),
    );
}
