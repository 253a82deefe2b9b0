import { parseArgs } from "node:util";
import * as v from "valibot";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { joinLinkTime, resetLinkTime } from "#app/content/desk/sign-in-limits.ts";
import { runOnStore } from "./store-command.ts";

// These modules load the log, which parses the environment. Imported dynamically, a bad environment prints as one line.
const { unclaimedDeskMessage } = await import("#app/access/first-run.server.ts").catch(exitWithError);
const operatorAccess = await import("#app/access/manage-operators.server.ts").catch(exitWithError);
const { findOperatorByEmail, hasOperators, listOperators, operatorRoles } = await import(
  "#app/data/operators.server.ts"
).catch(exitWithError);
const { listPasskeys } = await import("#app/data/passkeys.server.ts").catch(exitWithError);
const { lastSeenByOperator } = await import("#app/data/sessions.server.ts").catch(exitWithError);

const usage = `npm run operator -- list                         lists who has access
npm run operator -- invite EMAIL [--role owner]  prints a link to join the desk, as an editor without --role
npm run operator -- reset EMAIL                  prints a link to choose a new passkey or password
npm run operator -- disable EMAIL                ends somebody's access and sessions
npm run operator -- enable EMAIL                 gives somebody's access back`;

const claimInstructions = `${unclaimedDeskMessage} Start the site: it prints the link to claim it.`;

const { command, email, role } = readArguments(process.argv.slice(2));
await runOnStore(async () => {
  switch (command) {
    case "list":
      return printOperators();
    case "invite":
      return inviteOperator();
    case "reset":
      return printResetLink();
    case "disable":
      if (!(await operatorAccess.disableOperator(await requireOperatorByEmail(), null)))
        throw new OperationalError(
          `${email} is the last owner. Invite another first: npm run operator -- invite EMAIL --role owner`,
        );
      return console.log(`${email} has no access any more.`);
    case "enable":
      await operatorAccess.enableOperator(await requireOperatorByEmail(), null);
      return console.log(`${email} has access again.`);
  }
});

async function printOperators() {
  const operators = await listOperators();
  if (operators.length === 0) return console.log(claimInstructions);
  const [passkeys, seen] = [await listPasskeys(), await lastSeenByOperator(operators.map(({ id }) => id))];
  for (const { id, email: address, name, role: may, passwordHash, disabledAt } of operators) {
    const keys = passkeys.filter(({ operatorId }) => operatorId === id).length;
    const ways = [`${keys} ${keys === 1 ? "passkey" : "passkeys"}`, passwordHash ? "password" : ""];
    const state = disabledAt ? `no access since ${disabledAt}` : `last here ${seen.get(id) ?? "never"}`;
    console.log([address, name, may.padEnd(6), ways.filter(Boolean).join(" and "), state].join("  "));
  }
}

async function inviteOperator() {
  if (!(await hasOperators())) throw new OperationalError(claimInstructions);
  const link = await operatorAccess.inviteOperator(email, role, null);
  if (!link)
    throw new OperationalError(`${email} has access already. npm run operator -- reset ${email} makes a new link.`);
  printLink(`A link for ${email} to join as an ${role}. It works once, within ${joinLinkTime}:`, link);
}

async function printResetLink() {
  const link = await operatorAccess.sendResetLink(await requireOperatorByEmail(), null);
  if (!link)
    throw new OperationalError(`${email} has no access. Give it back first: npm run operator -- enable ${email}`);
  printLink(`A link for ${email} to choose a new passkey or password. It works once, within ${resetLinkTime}:`, link);
}

function printLink(words: string, link: string) {
  console.log(`${words}\n${link}`);
}

async function requireOperatorByEmail() {
  const operator = await findOperatorByEmail(email);
  if (!operator)
    throw new OperationalError(`No operator has the address ${email}. npm run operator -- list shows them all.`);
  return operator;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseFlags(args);
    const [name = "list", address = ""] = positionals;
    const command = v.safeParse(v.picklist(["list", "invite", "reset", "disable", "enable"]), name);
    if (!command.success) throw new OperationalError(`There is no command ${name}.\n\n${usage}`);
    const email = v.safeParse(v.pipe(v.string(), v.email()), address);
    if (command.output !== "list" && !email.success)
      throw new OperationalError(`Name the person by e-mail address.\n\n${usage}`);
    const role = v.safeParse(v.picklist(operatorRoles), values.role ?? "editor");
    if (!role.success) throw new OperationalError(`${values.role} is not a role. Use owner or editor.`);
    return { command: command.output, email: address.toLowerCase(), role: role.output };
  } catch (error) {
    return exitWithError(error);
  }
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { role: { type: "string" } } });
  } catch (error) {
    throw new OperationalError(`${reasonOf(error)}\n\n${usage}`);
  }
}
