import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Resolves the custom media of app/styles/breakpoints.css, which no browser knows yet.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: {
      // Named rather than discovered: a discovery makes Vite reload the page that a developer just opened.
      optimizeDeps: { noDiscovery: true, include: ["valibot"] },
      build: {
        rolldownOptions: {
          output: {
            // A few files instead of sixty: Home's scripts are 30 kB less over the wire, most of it headers.
            codeSplitting: {
              groups: [
                { name: "vendor", test: /\/node_modules\/(?!@react-router\/dev)/, priority: 1 },
                { name: "shared", test: /\/app\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
