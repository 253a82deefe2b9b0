import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createEnquiries } from "#app/data/enquiries.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { findAnything } from "./search.server.ts";

provideEmbeddedStore();

const lin = { id: randomUUID(), name: "Lin Zhao", role: "editor" } as Operator;

test("an enquiry is found by its message, and its line says first who wrote", async () => {
  const [id, now] = [randomUUID(), Date.parse("2026-11-18T15:00:00.000Z")];
  const texts = { name: "Ravi Menon", email: "ravi@lakeshift.example", company: "Lakeshift", project: "", budget: "" };
  const message = { excerpt: "Four stations, one night desk", words: "four stations, one night desk" };
  const received = { receivedAt: new Date(now).toISOString(), dueAt: null, spamSince: null, page: "/contact" };
  const row = { id, formId: "contact_form", kind: "enquiry", state: "open", ...received } as const;
  await createEnquiries([{ ...row, ...texts, ...message }]);
  const [enquiries] = await findAnything("night desk", lin, now);
  expect(enquiries).toEqual({
    name: "Enquiries",
    items: [
      {
        title: "Ravi Menon",
        note: "Lakeshift, Open, 10:00, Four stations, one night desk",
        to: `/desk/enquiries/${id}`,
      },
    ],
  });
});
