import { randomUUID } from "node:crypto";
import { currentEnv } from "#app/config/current-env.server.ts";
import { type AccessChange, accessMailWords } from "#app/content/mails.ts";
import { createDeliveries } from "#app/data/deliveries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import type { Operator } from "#app/data/operators.server.ts";

type Change = {
  change: AccessChange;
  /** Whose access it is: an operator, or somebody who was invited. */
  person: { kind: "operator" | "invitation"; id: string; email: string };
  /** Who changed it. Null if the person did it themselves by a link, or somebody by a command on the server. */
  by: Pick<Operator, "id" | "name"> | null;
  link?: string;
  details?: Record<string, string>;
};

/** Every change of access is an event and, where mail is set up, a mail to the person. */
export async function announce({ change, person, by, link, details }: Change): Promise<void> {
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

export function asPerson({ id, email }: Pick<Operator, "id" | "email">) {
  return { kind: "operator", id, email } as const;
}
