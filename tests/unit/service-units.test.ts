import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runMailServer } from "../support/mail-server.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, root } from "../support/run-site.ts";

const deployFolder = join(root, "docs/deploy");
const unitFiles = readdirSync(deployFolder).filter((name) => /\.(service|timer)$/.test(name));
const hasSystemdAnalyze = !spawnSync("systemd-analyze", ["--version"]).error;

test.runIf(hasSystemdAnalyze)("systemd-analyze accepts the shipped units", () => {
  const copies = makeFolder();
  writeFileSync(join(copies, ".env"), "");
  for (const name of unitFiles) {
    const unit = readFileSync(join(deployFolder, name), "utf8");
    writeFileSync(
      join(copies, name),
      unit.replaceAll("/srv/site/current", root).replaceAll("/srv/site/.env", join(copies, ".env")),
    );
  }
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...unitFiles], {
    cwd: copies,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  rmSync(copies, { recursive: true, force: true });
});

test("the site's unit requires its environment file, and a crash loop ends with a mail", () => {
  const unit = readFileSync(join(deployFolder, "site.service"), "utf8");
  expect(unit).toMatch(/^EnvironmentFile=\/srv/m);
  const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(unit)?.[1]);
  expect(number("RestartSec") * number("StartLimitBurst")).toBeLessThan(number("StartLimitIntervalSec"));
  const [, announcer = ""] = /^OnFailure=(.+)$/m.exec(unit) ?? [];
  expect(unitFiles).toContain(announcer);
  // The mail's unit must work without the environment file, since its absence may be why the site is down.
  expect(readFileSync(join(deployFolder, announcer), "utf8")).toMatch(/^EnvironmentFile=-\/srv/m);
});

test("the mail is sent even if the site's other settings are wrong, and one line says so if it cannot be", async () => {
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
