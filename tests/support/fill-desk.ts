import { randomUUID } from "node:crypto";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { createEnquiries, type NewEnquiry } from "#app/data/enquiries.server.ts";
import { createNote } from "#app/data/notes.server.ts";
import { createOperator } from "#app/data/operators.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { ENQUIRIES_PER_PAGE } from "#app/enquiries/view.ts";

/** A text with script injections, as somebody may have written it into fields that the desk shows. */
const injectionText = '<img class="planted" src="/x" onerror="pwned = 1"><script class="planted">pwned = 1</script>';
export const injectionEnquiryId = "5f0c1f7e-2f5a-4b7e-9a43-3a3d5a1c0031";

/** "Visitor 1" to "Visitor 52": one page of the list and two rows. */
export const visitorCount = ENQUIRIES_PER_PAGE + 2;

const filledFolders = new Set<string>();

/** Adds more than one page of enquiries, one spam enquiry and one sign-up to the site's store, once per site. */
export async function fillDesk(dataDir: string) {
  if (filledFolders.has(dataDir)) return;
  filledFolders.add(dataDir);
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
    for (let n = 1; n <= visitorCount; n += 1) await add(`Visitor ${n}`);
    // The site deletes spam that is much older.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await add("Lou Ferrand", { state: "spam", receivedAt: yesterday, spamSince: yesterday });
    await add("Wren Paper", { kind: "sign_up", state: "new" });
    await add("Planted", { id: injectionEnquiryId, name: injectionText });
    const operator = await createOperator({ name: injectionText, email: "planted@furlong.example", role: "editor" });
    const written = { enquiryId: injectionEnquiryId, operatorId: operator?.id ?? null, subject: injectionText };
    for (const kind of ["note", "reply"] as const)
      await createNote({ ...written, kind, text: `${injectionText} [Press](javascript:pwned=1)` });
  } finally {
    await store.close();
  }
}
