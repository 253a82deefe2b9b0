import { expect, test } from "vitest";
import { settingNames } from "./env.server.ts";
import { findMisspeltIn } from "./misspelt-settings.server.ts";

const findSuggestions = (source: Record<string, string>) =>
  findMisspeltIn(source, settingNames).map(({ name, likely }) => `${name} → ${likely}`);

test.each([
  ["WEBHOOK_ULR", "WEBHOOK_URL"],
  ["NOTIFY_MAIL", "NOTIFY_EMAIL"],
  ["webhook_url", "WEBHOOK_URL"],
  ["URL_WEBHOOK", "WEBHOOK_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["SUPABASE_SERVICE_ROLE_KEY", "SUPABASE_SECRET_KEY"],
  ["SMTP_HOST", "SMTP_URL"],
  ["DATADIR", "DATA_DIR"],
  ["SEDE", "SEED"],
  ["TRUST_PROXIES", "TRUST_PROXY"],
  ["TRUSTED_PROXIES", "TRUST_PROXY"],
  ["NOTIFICATION_EMAIL", "NOTIFY_EMAIL"],
  ["RETENTION_DAYS", "RETAIN_DAYS"],
  ["DATA_DIRECTORY", "DATA_DIR"],
  ["MAIL_TO", "MAIL_FROM"],
])("%s is taken for %s", (name, likely) => {
  expect(findSuggestions({ [name]: "x" })).toEqual([`${name} → ${likely}`]);
});

test("settings, empty values and the variables of other programs are left alone", () => {
  const others =
    "PATH HOME USER LOGNAME SHELL TERM LANG PWD OLDPWD SHLVL MAIL HOSTNAME HOSTTYPE EDITOR TZ PS1 LS_COLORS DISPLAY " +
    "NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS HTTP_PROXY NO_PROXY SSH_TTY SUDO_USER XDG_DATA_DIRS XDG_DATA_HOME " +
    "INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NOTIFY_SOCKET LISTEN_FDS PGHOST PGPORT PGDATABASE CI DEBUG COLUMNS " +
    "POSTGRES_PASSWORD CHROMIUM_PATH TEST_DATABASE_URL npm_config_loglevel npm_package_name npm_lifecycle_event " +
    "KUBERNETES_SERVICE_HOST KUBERNETES_PORT WEBHOOK_SERVICE_HOST WEBHOOK_PORT_80_TCP SUPABASE_ACCESS_TOKEN BASE_URL " +
    "LANGUAGE LC_ALL MAILCHECK MAILPATH DBUS_SESSION_BUS_ADDRESS GPG_AGENT_INFO SSH_AUTH_SOCK XDG_RUNTIME_DIR RUNTIME_DIRECTORY " +
    "STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY MAINPID MANAGERPID WATCHDOG_USEC " +
    "FORCE_COLOR NODE_PATH NPM_TOKEN GITHUB_ACTIONS GITHUB_TOKEN RUNNER_TEMP DOCKER_HOST CONTAINER_ID DATABASE_PASSWORD SITE_NAME " +
    "RESTIC_REPOSITORY RESTIC_PASSWORD_FILE AWS_ACCESS_KEY_ID AWS_REGION";
  const source = Object.fromEntries([...settingNames, ...others.split(" ")].map((name) => [name, "x"]));
  expect(findSuggestions({ ...source, WEBHOOK_ULR: " " })).toEqual([]);
});
