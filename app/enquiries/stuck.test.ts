import { expect, test } from "vitest";
import { changeDelivery, createDeliveries } from "#app/data/deliveries.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { findStuck } from "./stuck.server.ts";

provideEmbeddedStore();

test("a mail that was given up and tells of no enquiry is named as what it is", async () => {
  const createdAt = new Date().toISOString();
  const [mail] = await createDeliveries([
    { key: "access:1", channel: "email", kind: "notice", recipient: "ada@example.com", createdAt },
  ]);
  if (!mail) throw new Error("no delivery");
  await changeDelivery(mail, { state: "given_up", attempts: 3, lastError: "550 no such mailbox" });
  const [item] = await findStuck(Date.now());
  expect(item).toMatchObject({ id: mail.id, title: "A mail of the desk did not go out.", again: mail.id, open: null });
  expect(item?.text).toContain("It was tried 3 times.");
});
