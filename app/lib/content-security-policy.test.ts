import { expect, test } from "vitest";
import { streamingPolicy } from "./content-security-policy.ts";

const directivesOf = (path: string) =>
  streamingPolicy("n", "", path)
    .split(";")
    .filter((directive) => directive.startsWith("frame-"));

test("only the desk may frame, and only previews may be framed", () => {
  expect(directivesOf("/desk/content/projects/1")).toEqual(["frame-src 'self'", "frame-ancestors 'none'"]);
  expect(directivesOf("/preview/abc")).toEqual(["frame-src 'none'", "frame-ancestors 'self'"]);
  expect(directivesOf("/work")).toEqual(["frame-src 'none'", "frame-ancestors 'none'"]);
});
