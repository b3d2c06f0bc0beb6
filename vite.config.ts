import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { clientAssets } from "./scripts/vite-client-assets.ts";
import { binaryFont } from "./scripts/vite-binary-font.ts";
import { webFont } from "./scripts/vite-web-font.ts";

const dataDir = process.env["DATA_DIR"] ?? path.resolve(".data");

export default defineConfig({
  plugins: [
    UnoCSS(),
    react(),
    webFont(),
    binaryFont(),
    clientAssets(),
    cloudflare({ persistState: { path: dataDir }, inspectorPort: false }),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        rollupOptions: { input: "client/entry.tsx" },
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
