import { randomUUID } from "node:crypto";
import { currentEnv } from "#app/config/current-env.server.ts";
import { type AccessChange, accessMailWords } from "#app/content/mails.ts";
import { createDeliveries } from "#app/data/deliveries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import type { Operator } from "#app/data/operators.server.ts";

type AnnouncedChange = {
  change: AccessChange;
  /** The person whose access changes: an operator, or somebody who was invited. */
  person: { kind: "operator" | "invitation"; id: string; email: string };
  /** The operator who made the change. Null if the person made it by a link, or somebody by a command on the server. */
  by: Pick<Operator, "id" | "name"> | null;
  link?: string;
  details?: Record<string, string>;
};

/** Records a change of access as an event and, where mail is set up, queues a mail to the person. */
export async function announceAccessChange({ change, person, by, link, details }: AnnouncedChange): Promise<void> {
  const event = { operatorId: by?.id ?? null, action: change, details };
  await recordEvent({ ...event, subjectKind: person.kind, subjectId: person.id });
  if (!currentEnv().SMTP_URL) return;
  const actor = by && (by.id === person.id ? accessMailWords.you : by.name);
  await createDeliveries([
    {
      key: `access:${randomUUID()}`,
      channel: "email",
      kind: "notice",
      recipient: person.email,
      payload: { change, by: actor, ...(link && { link }) },
      createdAt: new Date().toISOString(),
    },
  ]);
}

export function operatorAsPerson({ id, email }: Pick<Operator, "id" | "email">) {
  return { kind: "operator", id, email } as const;
}
