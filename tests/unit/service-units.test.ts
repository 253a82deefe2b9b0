import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runMailServer } from "../support/mail-server.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, root } from "../support/run-site.ts";

const folder = join(root, "docs/deploy");
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
const hasAnalyzer = !spawnSync("systemd-analyze", ["--version"]).error;

test.runIf(hasAnalyzer)("systemd finds nothing wrong with the shipped units", () => {
  const copies = makeFolder();
  writeFileSync(join(copies, ".env"), "");
  for (const name of units) {
    const unit = readFileSync(join(folder, name), "utf8");
    writeFileSync(
      join(copies, name),
      unit.replaceAll("/srv/site/current", root).replaceAll("/srv/site/.env", join(copies, ".env")),
    );
  }
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], {
    cwd: copies,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  rmSync(copies, { recursive: true, force: true });
});

test("the site's unit needs its environment file, and ends a crash loop with a mail", () => {
  const unit = readFileSync(join(folder, "site.service"), "utf8");
  expect(unit).toMatch(/^EnvironmentFile=\/srv/m);
  const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(unit)?.[1]);
  expect(number("RestartSec") * number("StartLimitBurst")).toBeLessThan(number("StartLimitIntervalSec"));
  const [, announcer = ""] = /^OnFailure=(.+)$/m.exec(unit) ?? [];
  expect(units).toContain(announcer);
  // A missing file may be the very reason why the site is down.
  expect(readFileSync(join(folder, announcer), "utf8")).toMatch(/^EnvironmentFile=-\/srv/m);
});

test("the mail goes out although the site's other settings are wrong, and one line says when it cannot", async () => {
  const mail = await runMailServer();
  const report = (env: Record<string, string>) => runCommand(["scripts/report-failure.ts"], env);
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: "Furlong <desk@furlong.example>",
    NOTIFY_EMAIL: "team@furlong.example",
  };
  expect(await report({ ...settings, PORT: "none" })).toMatchObject({ code: 0, stderr: "" });
  expect(mail.received.map(({ mail: { subject } }) => subject)).toEqual(["Alert: The site is down"]);
  await mail.stop();
  expect((await report(settings)).stderr).toMatch(
    /^The mail that says that the site is down could not be sent \(.+\)\. Check SMTP_URL.*\n$/,
  );
  expect((await report({})).stderr).toMatch(/^Nobody was told that the site is down: set SMTP_URL.+\n$/);
});
