import { expect, test } from "vitest";
import { instantToLocal, localToInstant } from "./zoned-time.ts";

test.each([
  ["2026-11-20T09:00", "2026-11-20T14:00:00.000Z"],
  ["2026-07-01T09:00", "2026-07-01T13:00:00.000Z"],
  // Before and after clocks go back, then the minutes on both sides of the change forward.
  ["2026-11-01T00:30", "2026-11-01T04:30:00.000Z"],
  ["2026-11-01T03:30", "2026-11-01T08:30:00.000Z"],
  ["2026-03-08T01:59", "2026-03-08T06:59:00.000Z"],
  ["2026-03-08T03:00", "2026-03-08T07:00:00.000Z"],
])("%s in Toronto converts to %s and back", (local, instant) => {
  expect(localToInstant(local, "America/Toronto")).toBe(instant);
  expect(instantToLocal(instant, "America/Toronto")).toBe(local);
});

test.each(["", "soon", "2026-13-01T09:00", "2026-11-20"])("%o is no local time", (local) => {
  expect(localToInstant(local, "America/Toronto")).toBeNull();
});
