import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  ["/desk/enquiries?state=open", "/desk/enquiries?state=open"],
  ["/desk", "/desk"],
  ["/desk?x=1", "/desk?x=1"],
  ["/admin", "/desk"],
  ["//evil.example/desk", "/desk"],
  ["/\\evil.example", "/desk"],
  ["https://evil.example/desk", "/desk"],
  ["/desk/../contact", "/desk"],
  ["/desk/%2e%2e/contact", "/desk"],
  ["/deskevil", "/desk"],
  ["/desk/sign-out", "/desk"],
  ["/desk/sign-in?to=/desk", "/desk"],
  ["javascript:alert(1)", "/desk"],
  [null, "/desk"],
])("%j leads to %s", (to, path) => {
  expect(returnPath(to)).toBe(path);
});

test("a sign-in may also lead to /admin while /admin is closed", () => {
  expect(returnPath("/admin?tab=cms", { isAdminClosed: true })).toBe("/admin?tab=cms");
});
