import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import type { Plugin, UserConfig } from "vite";
import unoConfig, { siteSources } from "../../uno.config.ts";
import { ownFolder } from "./build-folders.ts";
import { binaryFont } from "./vite-binary-font.ts";
import { clientAssets, importMapFile } from "./vite-client-assets.ts";
import { inertDevtools } from "./vite-inert-devtools.ts";
import { unusedLeftOut } from "./vite-left-out.ts";
import { serverModules } from "./vite-server-modules.ts";
import type { TextPlace } from "../texts/read-texts.ts";
import { settledStyles } from "./vite-settled-styles.ts";
import { texts } from "./vite-texts.ts";
import { webFont } from "./vite-web-font.ts";
import { wholeBuild } from "./vite-whole-build.ts";

/** The framework changes seldom: one file of its own that stays in the cache from one deployment to the next. */
const framework = /node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|@preact)\//;

/** The entry waits for pages, so nothing of what pages need may stand in its file. */
const notEntry = /^(?!.*\/client\/entry\.tsx$)/;

/** Fields and other elements of a page that is read. What judges them, asks the back office and makes a quote comes apart. */
const elements =
  /\/(?:client\/(?:(?:form|ui|copy|content|quick-start)\/|quote\/insurer-logo\.tsx$)|shared\/(?:format\/|copy\/(?!validation|policy-start)|[\w-]+\.ts$))/;

/**
 * Modules that so many entries need come in one file. More of them, and a page of text has the forms to carry; fewer, and a
 * step of a quote asks for dozens of files (docs/performance.md).
 */
const sharedWidely = 6;

interface SiteBuild {
  /**
   * Where builds go, from the project's root, each into a folder of its own (`build-folders.ts`): the browser's files in
   * `client`, the worker in `yelkovan`.
   */
  readonly outDir: string;
  /** Come before all others. */
  readonly plugins: readonly Plugin[];
  /** Where texts stand beside those of the site. */
  readonly textPlaces: readonly TextPlace[];
  /** Sources with classes and icon names beside those of the site. */
  readonly styledSources: readonly RegExp[];
  /** Module the worker is entered by; absent: its own (`wrangler.toml`). */
  readonly entry?: string;
}

/** How the site is built, the browser's half and the worker. */
export function siteConfig(site: SiteBuild): UserConfig {
  const { plugins, textPlaces, styledSources, entry } = site;
  const outDir = ownFolder(site.outDir);
  const dataDir = process.env["DATA_DIR"] ?? path.resolve(".data");
  const content = { pipeline: { include: [siteSources, ...styledSources] } };
  return {
    plugins: [
      ...plugins,
      UnoCSS({ ...unoConfig, content, configFile: false, inspector: false }),
      react(),
      settledStyles(),
      webFont(),
      binaryFont(),
      texts(textPlaces),
      clientAssets(outDir),
      inertDevtools(),
      unusedLeftOut(),
      serverModules(),
      cloudflare({
        persistState: { path: dataDir },
        inspectorPort: false,
        ...(entry !== undefined && { config: { main: entry } }),
      }),
      wholeBuild(outDir),
    ],
    environments: {
      client: {
        build: {
          manifest: true,
          // Scripts know each other by names that stay: a changed one renames itself alone.
          chunkImportMap: true,
          rolldownOptions: {
            input: "client/entry.tsx",
            experimental: { chunkImportMap: { fileName: importMapFile } },
            output: {
              codeSplitting: {
                groups: [
                  { name: "framework", test: framework, priority: 3 },
                  { name: "frame", tags: ["$initial"], test: notEntry, priority: 2 },
                  { name: "elements", test: elements, minShareCount: 3, priority: 2 },
                  { name: "common", minShareCount: sharedWidely, priority: 1 },
                ],
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
    build: { outDir, target: "es2022", assetsInlineLimit: 0 },
  };
}
