import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Rolldown, type UserConfig } from "vite";

const deskCode =
  /\/app\/(access|enquiries|publishing|media|components\/desk|content\/desk|routes\/(desk\.|layouts\/desk))/;

// React Router's "exports-only" is refused where a group leaves out its dependencies. Every route has exports: it is the same.
const entrySignatures: UserConfig = {
  environments: { client: { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } } },
};

export default defineConfig({
  plugins: [reactRouter(), { name: "entry-signatures", config: () => entrySignatures }],
  // Resolves the custom media of app/styles/breakpoints.css, which no browser knows yet.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: {
      // Named rather than discovered: a discovery makes Vite reload the page that a developer just opened.
      optimizeDeps: { noDiscovery: true, include: ["valibot"] },
      build: {
        rolldownOptions: {
          output: {
            // A few scripts instead of sixty: Home is 30 kB less over the wire, most of it headers. Sheets stay apart, since a page
            // has its own inlined.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler|valibot)\//,
                  priority: 2,
                },
                {
                  debugName: "shared",
                  name: onlyIf(isPublic, "shared"),
                  test: /\/app\/.*\.tsx?$/,
                  minShareCount: 3,
                  priority: 1,
                },
                // Without its dependencies, some of which are also the public pages'.
                {
                  debugName: "desk",
                  name: onlyIf((...module) => !isPublic(...module), "desk"),
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

type ModuleTest = (id: string, context: Rolldown.ChunkingContext) => boolean;

function onlyIf(test: ModuleTest, name: string): Rolldown.CodeSplittingNameFunction {
  return (id, context) => (test(id, context) ? name : null);
}

/** Whether a public page needs the module. What only the desk needs must not reach a visitor. */
function isPublic(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (deskCode.test(id) || seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  if (!module || module.isEntry) return true;
  return [...module.importers, ...module.dynamicImporters].some((importer) => isPublic(importer, context, seen));
}
