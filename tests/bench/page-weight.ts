import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright";

/** A first visit in bytes (scripts and styles as brotli at its best level, the font as it is) and files. */
export interface PageWeight {
  /** What a visitor who only reads downloads. */
  readonly readingScripts: number;
  /** What a visitor who touches the page downloads, the reading scripts included. */
  readonly scripts: number;
  /** Their addresses. */
  readonly scriptFiles: readonly string[];
  readonly styles: number;
  readonly fonts: number;
}

const brotliSize = (content: string | Buffer) => brotliCompressSync(content).byteLength;

/** What a browser with an empty cache asks a page's server for until it is quiet. Sizes are those of the files themselves. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const assets = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) assets.add(pathname);
  });
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  const reading = [...assets];
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Tab");
  await page.waitForTimeout(500);
  await page.waitForLoadState("networkidle");
  // As they came: the page takes its own out once it has the whole sheet.
  const styles = (await answer?.text())?.match(/(?<=<style[^>]*>).*?(?=<\/style>)/gs) ?? [];
  await context.close();
  return {
    readingScripts: await weigh(reading, url, ".js", brotliSize),
    scripts: await weigh([...assets], url, ".js", brotliSize),
    scriptFiles: [...assets].filter((file) => file.endsWith(".js")),
    styles: styles.reduce((sum, text) => sum + brotliSize(text), 0),
    fonts: await weigh([...assets], url, ".woff2", ({ byteLength }) => byteLength),
  };
}

async function weigh(
  files: readonly string[],
  page: string,
  ending: string,
  sizeOf: (content: Buffer) => number,
): Promise<number> {
  const found = files.filter((file) => file.endsWith(ending));
  const contents = await Promise.all(
    found.map(async (file) => Buffer.from(await (await fetch(new URL(file, page))).arrayBuffer())),
  );
  return contents.reduce((sum, content) => sum + sizeOf(content), 0);
}
