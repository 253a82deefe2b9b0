import { readFileSync, writeFileSync } from "node:fs";
import { exitWith, OperatorError, reasonOf } from "#app/config/operator-error.server.ts";
import type { Imported } from "#app/data/content-file.server.ts";
import { runOnStore } from "./store-command.ts";

// Imported late: they load the log, which parses the environment, and an error there must print as one line.
const { exportContent, importContent, parseContentFile } = await import("#app/data/content-file.server.ts").catch(
  exitWith,
);
const { currentServiceClient } = await import("#app/data/current-store.server.ts").catch(exitWith);

const usage = `npm run content -- export content.json    writes all that visitors may read
npm run content -- import content.json    adds and changes rows until the store says the same`;

const { verb, file } = readArguments(process.argv.slice(2));
await runOnStore(async () => {
  const { service } = currentServiceClient();
  if (verb === "export") {
    write(file, await exportContent(service));
    console.log(`${file} holds the content.`);
    return;
  }
  const imported = await importContent(service, parseContentFile(read(file), file));
  for (const line of report(imported)) console.log(line);
  console.log("A running site shows it within two minutes.");
});

function report(imported: Imported): string[] {
  return Object.entries(imported).map(
    ([table, { added, changed, same }]) => `${table.padEnd(14)}${added} added, ${changed} changed, ${same} the same`,
  );
}

function readArguments([verb, file, ...rest]: string[]) {
  if ((verb === "export" || verb === "import") && file && rest.length === 0) return { verb, file };
  return exitWith(new OperatorError(`Say what to do, and with which file.\n\n${usage}`));
}

function write(path: string, text: string) {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new OperatorError(`${path} cannot be written (${reasonOf(error)}). Name another file.`);
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new OperatorError(`${path} cannot be read (${reasonOf(error)}).`);
  }
}
