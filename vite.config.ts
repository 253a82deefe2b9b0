import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pageScript } from "./scripts/page-script.ts";
import { unusedParts } from "./scripts/unused-parts.ts";

const common = ["react", "router", "parts"];

export default defineConfig({
  plugins: [pageScript(), unusedParts(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      // Named rather than found on the way: a find makes Vite reload, and the page's start is not there yet to do it.
      optimizeDeps: { noDiscovery: true, include: ["valibot"] },
      build: {
        rolldownOptions: {
          output: {
            // Most of what the common files hold runs at the start: the browser compiles it beside the main thread, while it
            // is fetched, instead of function by function when they are called.
            postBanner: ({ name }) => (common.includes(name) ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              // A few files that the pages have in common instead of thirty small ones, each short enough to be one step of
              // the page's start (app/components/site/start-scripts.ts).
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "router", test: /node_modules/, priority: 2 },
                {
                  name: "parts",
                  test: /\/app\/((components|forms|lib|styles)\/.*|content\/(?!testimonials)[^/]*)\.(tsx?|css\?url)$/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
