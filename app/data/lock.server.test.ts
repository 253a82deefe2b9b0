import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { makeFolder, runUntilReady } from "../../tests/support/run-site.ts";
import { lockFolder } from "./lock.server.ts";

const folder = makeFolder();
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holderScript = `
  const { lockFolder } = await import("#app/data/lock.server.ts");
  await lockFolder(process.argv[1]);
  console.log("locked");
  setInterval(() => {}, 1000);
`;

test("a folder in use is refused with the pid of its process, and free again once that process is killed", async () => {
  const first = await runUntilReady(["--input-type=module", "-e", holderScript, folder], /locked/, {});
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${first.child.pid}`);
  first.child.kill("SIGKILL");
  await new Promise((resolve) => first.child.once("exit", resolve));
  const lock = await lockFolder(folder);
  lock.release();
});
