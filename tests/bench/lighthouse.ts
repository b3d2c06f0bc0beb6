import lighthouse from "lighthouse";
import { launchBrowser } from "#tests/e2e/browser.ts";
import { freePort } from "#tests/start-server.ts";

/** Marks from 0 to 1 by category. */
type Marks = Readonly<Record<string, number>>;

/** Lighthouse's marks for pages, as its phone on slow 4G sees them. The locked viewport is a decision of the product. */
export async function judgePages(addresses: readonly string[]): Promise<Marks[]> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const marks: Marks[] = [];
  for (const address of addresses) {
    const result = await lighthouse(address, {
      port,
      logLevel: "error",
      skipAudits: ["meta-viewport"],
    });
    const categories = Object.entries(result?.lhr.categories ?? {});
    marks.push(Object.fromEntries(categories.map(([name, { score }]) => [name, score ?? 0])));
  }
  await browser.close();
  return marks;
}
