import { describe, expect, it } from "vitest";
import { longDate } from "./long-date.ts";

describe("longDate", () => {
  it("writes the month in words", () => {
    expect(longDate("2024-09-17T13:00:00.000Z")).toBe("September 17, 2024");
  });

  it("takes the day from Toronto’s calendar, in summer and in winter", () => {
    expect(longDate("2024-07-01T03:59:59.000Z")).toBe("June 30, 2024");
    expect(longDate("2024-07-01T04:00:00.000Z")).toBe("July 1, 2024");
    expect(longDate("2024-01-01T04:59:59.000Z")).toBe("December 31, 2023");
  });
});
