import { getDelivery } from "#app/data/deliveries.server.ts";
import { getSubmission } from "#app/data/submissions.server.ts";
import { rowIdBeforeOutbox, type Sender, stableId } from "./submission-id.server.ts";

export type RowIds = {
  /** The submission's id. */
  id: string;
  webhookDeliveryId: string;
};

/**
 * Finds the ids of a post's rows. For one release, a submission that is sent to the webhook has the id that the version before
 * the outbox gives it, so that a visitor who retries after a rollback meets the same row. That id changes with the visitor's
 * network. The id of its delivery does not, and leads to the row.
 */
export async function findRowIds(
  sender: Sender,
  key: string,
  { isForWebhook, content }: { isForWebhook: boolean; content?: string },
): Promise<RowIds> {
  const [stable, earlier] = [stableId(sender, key, content), rowIdBeforeOutbox(sender, key, content)];
  const [delivery, stored] = await Promise.all([getDelivery(stable), getSubmission(stable)]);
  const isEarlier = !stored && (isForWebhook || (await getSubmission(earlier)) !== null);
  return { id: delivery?.submissionId ?? (isEarlier ? earlier : stable), webhookDeliveryId: stable };
}
