import { afterEach, expect, test, vi } from "vitest";
import { log, logInfo } from "./log.server.ts";
import { lines } from "./log-lines.server.ts";

const fields = { id: "a", path: '/"quoted"\n\u2028', status: 200 };

afterEach(() => void vi.useRealTimers());

test("the quick way writes what the long way writes", () => {
  vi.useFakeTimers({ now: new Date("2026-11-16T09:30:00Z") });
  const write = vi.spyOn(lines, "write").mockImplementation(() => {});
  log.level = "info";
  log.info(fields, "request");
  logInfo(fields, "request");
  expect(write).toHaveBeenCalledTimes(2);
  const [long, quick] = write.mock.calls.map(([line]) => line);
  expect(quick).toBe(long);
});

test("neither writes below the level", () => {
  const write = vi.spyOn(lines, "write").mockImplementation(() => {});
  write.mockClear();
  log.level = "warn";
  log.info(fields, "request");
  logInfo(fields, "request");
  expect(write).not.toHaveBeenCalled();
});
