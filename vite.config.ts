import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Rolldown, type UserConfig } from "vite";

const deskModulePath =
  /\/app\/(access|enquiries|publishing|media|components\/desk|content\/desk|routes\/(desk\.|layouts\/desk))/;

// Rolldown refuses React Router's "exports-only" when a group leaves out its dependencies. Every route has exports, so both do the same.
const entrySignaturesConfig: UserConfig = {
  environments: { client: { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } } },
};

export default defineConfig({
  plugins: [reactRouter(), { name: "entry-signatures", config: () => entrySignaturesConfig }],
  // Lightning CSS resolves the custom media queries of app/styles/breakpoints.css, which browsers do not support yet.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: {
      // Lists the dependencies by name: when Vite discovers one, it reloads the page that a developer just opened.
      optimizeDeps: { noDiscovery: true, include: ["valibot"] },
      build: {
        rolldownOptions: {
          output: {
            // Groups sixty scripts into a few, which saves home 30 kB over the wire, mostly headers. Style sheets stay apart, since each
            // page inlines its own.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler|valibot)\//,
                  priority: 2,
                },
                {
                  debugName: "shared",
                  name: nameChunkIf(isNeededByPublicPages, "shared"),
                  test: /\/app\/.*\.tsx?$/,
                  minShareCount: 3,
                  priority: 1,
                },
                // Leaves out the modules' dependencies, some of which public pages need too.
                {
                  debugName: "desk",
                  name: nameChunkIf((...module) => !isNeededByPublicPages(...module), "desk"),
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
});

type ModulePredicate = (id: string, context: Rolldown.ChunkingContext) => boolean;

function nameChunkIf(test: ModulePredicate, name: string): Rolldown.CodeSplittingNameFunction {
  return (id, context) => (test(id, context) ? name : null);
}

/** Whether a public page needs the module. Modules that only the desk needs must not reach a visitor. */
function isNeededByPublicPages(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (deskModulePath.test(id) || seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  if (!module || module.isEntry) return true;
  return [...module.importers, ...module.dynamicImporters].some((importer) =>
    isNeededByPublicPages(importer, context, seen),
  );
}
