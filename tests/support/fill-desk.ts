import { randomUUID } from "node:crypto";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { createEnquiries, type NewEnquiry } from "#app/data/enquiries.server.ts";
import { createNote } from "#app/data/notes.server.ts";
import { createOperator } from "#app/data/operators.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";

/** What an operator may have written where the desk shows it. */
const planted = '<img class="planted" src="/x" onerror="pwned = 1"><script class="planted">pwned = 1</script>';
export const plantedId = "5f0c1f7e-2f5a-4b7e-9a43-3a3d5a1c0031";

const filled = new Set<string>();

/** More than one page of enquiries, one of spam and one sign-up, as visitors have left them; once per site. */
export async function fillDesk(dataDir: string) {
  if (filled.has(dataDir)) return;
  filled.add(dataDir);
  const store = await openEmbeddedWithoutLock(dataDir);
  provideServiceClient(store);
  let minute = 0;
  const add = async (name: string, given: Partial<NewEnquiry> = {}) => {
    const receivedAt = given.receivedAt ?? new Date(Date.UTC(2024, 10, 4, 15, minute++)).toISOString();
    const [id, email] = [given.id ?? randomUUID(), `${name.toLowerCase().replace(" ", ".")}@example.com`];
    await createSubmission({
      ...{ id, formType: "contact_form", formId: "contact_form", body: { name, email, message: "Boats" } },
      ...{ state: given.state === "spam" ? "spam" : "delivered", createdAt: receivedAt },
    });
    const texts = { name, email, company: "", project: "", budget: "", excerpt: "Boats", words: name.toLowerCase() };
    const row = { id, formId: "contact_form", kind: "enquiry", state: "closed", receivedAt, dueAt: null } as const;
    await createEnquiries([{ ...row, page: "/contact", spamSince: null, ...texts, ...given }]);
  };
  try {
    for (let n = 1; n <= 52; n += 1) await add(`Visitor ${n}`);
    // The site deletes older spam.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await add("Lou Ferrand", { state: "spam", receivedAt: yesterday, spamSince: yesterday });
    await add("Wren Paper", { kind: "sign_up", state: "new" });
    await add("Planted", { id: plantedId, name: planted });
    const operator = await createOperator({ name: planted, email: "planted@furlong.example", role: "editor" });
    const written = { enquiryId: plantedId, operatorId: operator?.id ?? null, subject: planted };
    for (const kind of ["note", "reply"] as const)
      await createNote({ ...written, kind, text: `${planted} [Press](javascript:pwned=1)` });
  } finally {
    await store.close();
  }
}
