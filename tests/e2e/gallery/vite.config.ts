import path from "node:path";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import unoConfig from "../../../uno.config.ts";

const sources = [/\/(?:client|shared|gallery)\/.*\.tsx?(?:$|\?)/];

export default defineConfig({
  root: path.resolve(import.meta.dirname),
  logLevel: "error",
  plugins: [
    UnoCSS({ ...unoConfig, configFile: false, content: { pipeline: { include: sources } } }),
    react(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    emptyOutDir: true,
    manifest: true,
    rollupOptions: { input: path.resolve(import.meta.dirname, "entry.tsx") },
  },
});
