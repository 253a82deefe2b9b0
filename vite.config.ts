import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Two files that nearly every page needs, instead of thirty small ones.
              groups: [
                { name: "framework", test: /node_modules/, priority: 2 },
                { name: "site", test: /\/app\/(components|content|lib)\/.*\.tsx?$/, minShareCount: 4, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
