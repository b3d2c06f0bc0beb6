import path from "node:path";
import { defineConfig } from "vite";
import { productionDirectory } from "./scripts/build/production-directory.ts";
import { siteConfig } from "./scripts/build/vite-site.ts";

/** That of a deployment has other variables than what is served here. */
const outDir = path.join(productionDirectory, process.env["CLOUDFLARE_ENV"] ?? "");

export default defineConfig(
  siteConfig({ outDir, plugins: [], textPlaces: [], styledSources: [], iconPlaces: [] }),
);
