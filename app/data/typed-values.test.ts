import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { storeEngines } from "../../tests/support/engines.ts";
import { provideStore } from "./current-store.server.ts";
import { getDelivery } from "./deliveries.server.ts";
import { enquiriesOfPerson, getEnquiry } from "./enquiries.server.ts";
import { findOperatorByEmail } from "./operators.server.ts";
import { deletePasskeys, getPasskey, renamePasskey } from "./passkeys.server.ts";
import { endSessions } from "./sessions.server.ts";
import { getSubmission } from "./submissions.server.ts";

const operatorId = "00000000-0000-4000-8000-000000000001";

describe.each(Object.entries(storeEngines))("what somebody types, on %s", (_name, open) => {
  let store: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    store = await open();
    provideStore({ ...store, cache: createRevalidatingCache() });
  });
  afterAll(() => store.close());

  // Through the API of the embedded store, some of these are read as JSON, and a uuid column takes none of them.
  test.each(["{}", `{"a":1}`, "true", "[1]", "null", "42", '"', "no id"])(
    "%s finds nothing, without an error",
    async (typed) => {
      expect(await findOperatorByEmail(typed)).toBeNull();
      expect(await enquiriesOfPerson(typed, 9)).toEqual([]);
      expect(await getEnquiry(typed)).toBeNull();
      expect(await getSubmission(typed)).toBeNull();
      expect(await getDelivery(typed)).toBeNull();
      expect(await getPasskey(typed)).toBeNull();
      expect(await renamePasskey(operatorId, typed, "Laptop")).toBe(false);
      expect(await deletePasskeys(operatorId, typed)).toBe(0);
      expect(await endSessions(operatorId, typed)).toBe(0);
    },
  );
});
