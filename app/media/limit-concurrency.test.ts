import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("tasks beyond the limit wait in order, and a failed task frees its place", async () => {
  const inTurn = limitConcurrency(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const runs = gates.map(({ promise }, index) =>
    inTurn(() => {
      started.push(index);
      return promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error("broken"));
  await expect(runs[1]).rejects.toThrow("broken");
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.allSettled(runs);
  expect(started).toEqual([0, 1, 2, 3]);
});
