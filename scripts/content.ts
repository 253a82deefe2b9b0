import { readFileSync, writeFileSync } from "node:fs";
import type { Env } from "#app/config/env.server.ts";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { readOnlyWords } from "#app/content/desk/content.ts";
import type { ContentFile, ImportCounts } from "#app/data/content-file.server.ts";
import { runOnStore } from "./store-command.ts";

// These modules load the log, which parses the environment. Imported dynamically, a bad environment prints as one line.
const { exportContent, importContent, parseContentFile, listUploadsInFile } = await import(
  "#app/data/content-file.server.ts"
).catch(exitWithError);
const { createCommandStore } = await import("#app/data/store.server.ts").catch(exitWithError);
const { currentServiceClient, provideStore } = await import("#app/data/current-store.server.ts").catch(exitWithError);
const { announceContentChange } = await import("#app/data/content-version.server.ts").catch(exitWithError);
const { carryFiles } = await import("#app/media/carry-files.server.ts").catch(exitWithError);
const { createDiskStorage } = await import("#app/media/disk-storage.server.ts").catch(exitWithError);
const { currentMediaStorage } = await import("#app/media/current-storage.server.ts").catch(exitWithError);
const { whyEverythingIsReadOnly } = await import("#app/publishing/editable.server.ts").catch(exitWithError);
const { syncRecords } = await import("#app/publishing/sync-records.server.ts").catch(exitWithError);

const usage = `npm run content -- export content.json    writes all that visitors may read, and its pictures to content.media
npm run content -- import content.json    adds and changes rows until the store holds what the file holds`;

const { verb, file: contentFile } = readArguments(process.argv.slice(2));
const picturesFolder = `${contentFile.replace(/\.json$/i, "")}.media`;
await runOnStore((env, store) => {
  provideStore(createCommandStore(store));
  const elsewhere = whyEverythingIsReadOnly();
  // With a project that we cannot write, the local store holds no content: exporting or importing there would be wrong.
  if (elsewhere) throw new OperationalError(readOnlyWords[elsewhere]);
  return verb === "export" ? exportToFile(env) : importFromFile(env);
});

async function exportToFile(env: Env) {
  const text = await exportContent(currentServiceClient().service);
  const uploads = listUploadsInFile(parseContentFile(text, contentFile), contentFile);
  writeTextFile(contentFile, text);
  const { carried, missing } = await carryFiles(uploads, currentMediaStorage(env), createDiskStorage(picturesFolder));
  console.log(
    `${contentFile} holds the content, and ${picturesFolder} its ${uploads.length} uploaded pictures (${carried} new).`,
  );
  if (missing.length > 0)
    throw new OperationalError(
      `The files of ${missing.length} pictures are missing: ${missing.join(", ")}. Replace these pictures at /desk/media, then export again.`,
    );
}

async function importFromFile(env: Env) {
  const { service } = currentServiceClient();
  const content = parseContentFile(readTextFile(contentFile), contentFile);
  // Copies the pictures first, so that no row is without its files.
  const carried = await importPictures(env, content);
  const imported = await importContent(service, content);
  await syncRecords();
  if (Object.values(imported).some(({ added, changed }) => added + changed > 0)) await announceContentChange();
  for (const line of describeImport(imported)) console.log(line);
  console.log(`${carried} pictures copied. The desk lists the rows now; a running site shows them within 20 seconds.`);
}

async function importPictures(env: Env, content: ContentFile): Promise<number> {
  const uploads = listUploadsInFile(content, contentFile);
  const { carried, missing } = await carryFiles(uploads, createDiskStorage(picturesFolder), currentMediaStorage(env));
  if (missing.length === 0) return carried;
  throw new OperationalError(
    `${missing.length} pictures of ${contentFile} are neither in ${picturesFolder} nor in this store. No row was written. Put the folder that the export wrote beside the file, then import again.`,
  );
}

function describeImport(imported: ImportCounts): string[] {
  return Object.entries(imported).map(
    ([table, { added, changed, same }]) => `${table.padEnd(14)}${added} added, ${changed} changed, ${same} the same`,
  );
}

function readArguments([verb, file, ...rest]: string[]) {
  if ((verb === "export" || verb === "import") && file && rest.length === 0) return { verb, file };
  return exitWithError(new OperationalError(`Name a command and a file.\n\n${usage}`));
}

function writeTextFile(path: string, text: string) {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new OperationalError(`${path} cannot be written (${reasonOf(error)}). Name another file.`);
  }
}

function readTextFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new OperationalError(`${path} cannot be read (${reasonOf(error)}). Name a file that this user may read.`);
  }
}
