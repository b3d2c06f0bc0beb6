import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright";

/** Bytes of a first visit; scripts and styles as brotli at its best level, the font as it is. */
export interface PageWeight {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
}

const brotliSize = (content: string | Buffer) => brotliCompressSync(content).byteLength;

/** What a browser with an empty cache asks a page's server for until it is quiet. Sizes are those of the build's files. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const assets = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) assets.add(pathname);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? ""),
  );
  await context.close();
  const files = [...assets];
  const contentOf = (file: string) => readFile(path.join("dist/client", file));
  const scripts = await Promise.all(files.filter((file) => file.endsWith(".js")).map(contentOf));
  const fonts = await Promise.all(files.filter((file) => file.endsWith(".woff2")).map(contentOf));
  return {
    scripts: scripts.reduce((sum, content) => sum + brotliSize(content), 0),
    styles: styles.reduce((sum, text) => sum + brotliSize(text), 0),
    fonts: fonts.reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}
