import { expect, test } from "vitest";
import { createRevision } from "#app/data/revisions.server.ts";
import { kindOf } from "#app/publishing/kinds.ts";
import { linOperatorId } from "../../../tests/support/editing.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { loadHistory } from "./history.server.ts";

provideEmbeddedStore();

test("long texts are compared word by word only for the revision that is asked for", async () => {
  const createdAt = new Date().toISOString();
  for (let number = 1; number <= 26; number++) {
    const words = Array.from({ length: 1_400 }, (_, n) => `${n % 7}${(n + number) % 3}`);
    const data = { title: "Long", long_description: words.join(" ") };
    const line = { kind: "projects", record: "long", number, data, author: linOperatorId, createdAt };
    await createRevision({ ...line, state: "frozen" });
  }
  const before = process.cpuUsage();
  const history = await loadHistory(kindOf("projects"), "long", { compare: 25 });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(600);
  expect(history.revisions).toHaveLength(25);
  expect(history.revisions[0]).toMatchObject({ text: "Draft. 1 field changed.", differences: null });
  expect(history.revisions[1]?.differences?.[0]?.pieces.length).toBeGreaterThan(1);
});
