import { readFileSync, writeFileSync } from "node:fs";
import type { Env } from "#app/config/env.server.ts";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { readOnlyWords } from "#app/content/desk/content.ts";
import type { ContentFile, ImportCounts } from "#app/data/content-file.server.ts";
import { runOnStore } from "./store-command.ts";

// Imported dynamically: they load the log, which parses the environment, and an error there must print as one line.
const { exportContent, importContent, parseContentFile, listUploadsInFile } = await import(
  "#app/data/content-file.server.ts"
).catch(exitWithError);
const { createCommandStore } = await import("#app/data/store.server.ts").catch(exitWithError);
const { currentServiceClient, provideStore } = await import("#app/data/current-store.server.ts").catch(exitWithError);
const { announceContentChange } = await import("#app/data/content-version.server.ts").catch(exitWithError);
const { carryFiles } = await import("#app/media/carry-files.server.ts").catch(exitWithError);
const { createDiskStorage } = await import("#app/media/disk-storage.server.ts").catch(exitWithError);
const { mediaStorage } = await import("#app/media/current-storage.server.ts").catch(exitWithError);
const { whyEverythingIsReadOnly } = await import("#app/publishing/editable.server.ts").catch(exitWithError);
const { syncRecords } = await import("#app/publishing/sync-records.server.ts").catch(exitWithError);

const usage = `npm run content -- export content.json    writes all that visitors may read, and its pictures to content.media
npm run content -- import content.json    adds and changes rows until the store holds what the file holds`;

const { verb, file } = readArguments(process.argv.slice(2));
const folder = `${file.replace(/\.json$/i, "")}.media`;
await runOnStore((env, store) => {
  provideStore(createCommandStore(store));
  const elsewhere = whyEverythingIsReadOnly();
  // The store beside somebody else's content is no content of theirs.
  if (elsewhere) throw new OperationalError(readOnlyWords[elsewhere]);
  return verb === "export" ? exportFile(env) : importFile(env);
});

async function exportFile(env: Env) {
  const text = await exportContent(currentServiceClient().service);
  const uploads = listUploadsInFile(parseContentFile(text, file), file);
  write(file, text);
  const { carried, missing } = await carryFiles(uploads, mediaStorage(env), createDiskStorage(folder));
  console.log(`${file} holds the content, and ${folder} its ${uploads.length} uploaded pictures (${carried} new).`);
  if (missing.length > 0)
    throw new OperationalError(
      `The files of ${missing.length} pictures are missing: ${missing.join(", ")}. Replace these pictures at /desk/media, then export again.`,
    );
}

async function importFile(env: Env) {
  const { service } = currentServiceClient();
  const content = parseContentFile(read(file), file);
  // Files first, so that no row is without them.
  const carried = await carryPictures(env, content);
  const imported = await importContent(service, content);
  await syncRecords();
  if (Object.values(imported).some(({ added, changed }) => added + changed > 0)) await announceContentChange();
  for (const line of report(imported)) console.log(line);
  console.log(`${carried} pictures copied. The desk lists the rows now; a running site shows them within 20 seconds.`);
}

async function carryPictures(env: Env, content: ContentFile): Promise<number> {
  const uploads = listUploadsInFile(content, file);
  const { carried, missing } = await carryFiles(uploads, createDiskStorage(folder), mediaStorage(env));
  if (missing.length === 0) return carried;
  throw new OperationalError(
    `${missing.length} pictures of ${file} are neither in ${folder} nor in this store. No row was written. Put the folder that the export wrote beside the file, then import again.`,
  );
}

function report(imported: ImportCounts): string[] {
  return Object.entries(imported).map(
    ([table, { added, changed, same }]) => `${table.padEnd(14)}${added} added, ${changed} changed, ${same} the same`,
  );
}

function readArguments([verb, file, ...rest]: string[]) {
  if ((verb === "export" || verb === "import") && file && rest.length === 0) return { verb, file };
  return exitWithError(new OperationalError(`Name a command and a file.\n\n${usage}`));
}

function write(path: string, text: string) {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new OperationalError(`${path} cannot be written (${reasonOf(error)}). Name another file.`);
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new OperationalError(`${path} cannot be read (${reasonOf(error)}). Name a file that this user may read.`);
  }
}
