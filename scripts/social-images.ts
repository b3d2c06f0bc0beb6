import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runnerImport } from "vite";
import * as v from "valibot";
import { SiteSchema } from "#shared/site.ts";
import { launchBrowser } from "#tests/e2e/browser.ts";
import { subsetFont } from "./build/subset-font.ts";
import { paletted } from "./social/paletted.ts";
import { socialPages } from "./social/social-pages.ts";

const folder = "public/paylasim";
type CardModule = typeof import("#client/social/social-card.tsx");
const { module } = await runnerImport<CardModule>("./client/social/social-card.tsx");
const font = `data:font/woff2;base64,${Buffer.from(await subsetFont()).toString("base64")}`;
const { name } = v.parse(SiteSchema, {});

await mkdir(folder, { recursive: true });
const pages = socialPages();
const wanted = new Set(pages.map(({ file }) => file));
const there = new Set(await readdir(folder));
for (const file of there) if (!wanted.has(file)) await rm(path.join(folder, file));
const missing = pages.filter(({ file }) => !there.has(file));
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: module.socialSize });
for (const card of missing) {
  await page.setContent(module.socialDocument(card, name, font));
  await page.evaluate(() => document.fonts.ready);
  await writeFile(path.join(folder, card.file), paletted(await page.screenshot()));
}
await browser.close();
const images = Object.fromEntries(pages.map((each) => [each.path, each.file]));
await writeFile("client/social/images.json", `${JSON.stringify(images, null, 2)}\n`);
console.log(`${missing.length} pictures drawn, ${pages.length} in ${folder}.`);
