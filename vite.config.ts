import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { clientAssets } from "./scripts/vite-client-assets.ts";
import { serverModules } from "./scripts/vite-server-modules.ts";
import { binaryFont } from "./scripts/vite-binary-font.ts";
import { texts } from "./scripts/vite-texts.ts";
import { webFont } from "./scripts/vite-web-font.ts";

const dataDir = process.env["DATA_DIR"] ?? path.resolve(".data");

/** The framework changes seldom: one file of its own that stays in the cache from one deployment to the next. */
const framework = /node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|@preact)\//;

export default defineConfig({
  plugins: [
    UnoCSS(),
    react(),
    webFont(),
    binaryFont(),
    texts(),
    clientAssets(),
    serverModules(),
    cloudflare({ persistState: { path: dataDir }, inspectorPort: false }),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: "client/entry.tsx",
          output: {
            codeSplitting: {
              groups: [{ name: "framework", test: framework }],
            },
          },
        },
      },
    },
  },
  builder: {
    // The worker needs the hashed names of the client's files, so the client is built first.
    async buildApp(builder) {
      await builder.build(builder.environments["client"]!);
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
