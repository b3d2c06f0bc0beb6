import { defineConfig } from "vite";
import { productionDirectory } from "./scripts/production-directory.ts";
import { siteConfig } from "./scripts/vite-site.ts";

export default defineConfig(
  siteConfig({ outDir: productionDirectory, plugins: [], textPlaces: [], styledSources: [] }),
);
