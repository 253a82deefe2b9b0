import { type Delivery, parseDeliveries } from "./deliveries.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";

/** The kinds of delivery that go to a visitor. */
export const visitorDeliveryKinds = ["reply", "confirmation", "announcement"] as const;

/** The embedded store takes at most a hundred values in one statement. */
const IDS_PER_DELETE = 90;

/** Fewer rows than any store limits a read to. */
const ROWS_PER_READ = 500;

/** All deliveries to a visitor's address, sent or not. The address matches in any case. */
export async function deliveriesToVisitor(recipient: string): Promise<Delivery[]> {
  const address = recipient.trim().toLowerCase();
  // Stores disagree on how to escape wildcards, so each becomes `_`, which matches any character. The last line filters exactly.
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
