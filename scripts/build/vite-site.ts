import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import type { Plugin, Rolldown, UserConfig } from "vite";
import unoConfig, { siteSources } from "../../uno.config.ts";
import { ownFolder } from "./build-folders.ts";
import { binaryFont } from "./vite-binary-font.ts";
import { iconFile } from "./vite-icons.ts";
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

/** What nearly every page shows or says things with; with the frame it is one file. */
const ofEveryPage =
  /\/(?:client\/(?:content\/[\w-]+\.tsx?|ui\/(?:accordion|badge|button|dialog|later|money|use-polling)\.tsx?|quote\/insurer-logo\.tsx)|shared\/(?:content\/[\w-]+|format\/(?:date|in-words|money|unbroken))\.ts)$/;

/** What is asked and typed in; what judges it, asks the back office and makes a quote comes apart. */
const fields = /\/client\/(?:form\/(?!files)|quick-start\/)/;

/** Little that steps of a quote share with a page or two: one file. */
const questions =
  /\/(?:shared\/(?:fields\/field|forms\/parse-form|schemas\/search-keyword|calls\/reference\/list-counties)\.ts|client\/modals\/consent-label\.tsx)$/;

/** One address asks for all of them, others for one. */
const vehicles = /\/shared\/assets\/[\w-]*vehicle\.ts$/;

/**
 * Modules that so many entries need come in one file. More of them, and a page of text has the forms to carry; fewer, and a
 * step of a quote asks for dozens of files (docs/performance.md).
 */
const sharedWidely = 6;

/** The file of the frame, for what the entry starts with and what every page shows. */
const nameFrame: Rolldown.CodeSplittingNameFunction = (id, graph) =>
  ofEveryPage.test(id) || isInitial(id, graph) ? "frame" : null;

/** Whether the entry imports it, itself or through others. */
function isInitial(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (!notEntry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  // The graph reuses its answers.
  const importers = [...(graph.getModuleInfo(id)?.importers ?? [])];
  return importers.some((importer) => isInitial(importer, graph, seen));
}

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
  /** Sources with classes beside those of the site. */
  readonly styledSources: readonly RegExp[];
  /** Files with names of icons beside those of the site, from the project's root. */
  readonly iconPlaces: readonly string[];
  /** Module the worker is entered by; absent: its own (`wrangler.toml`). */
  readonly entry?: string;
}

/** How the site is built, the browser's half and the worker. */
export function siteConfig(site: SiteBuild): UserConfig {
  const { plugins, textPlaces, styledSources, iconPlaces, entry } = site;
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
      iconFile(iconPlaces),
      binaryFont(),
      texts(textPlaces),
      clientAssets(outDir, iconPlaces),
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
                  { name: nameFrame, test: notEntry, priority: 2 },
                  { name: "fields", test: fields, minShareCount: 3, priority: 2 },
                  { name: "common", minShareCount: sharedWidely, priority: 1 },
                  { name: "questions", test: questions },
                  { name: "vehicles", test: vehicles },
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
