import { launchBrowser, openVisit, desktop } from "#tests/e2e/browser.ts";
import { writeFileSync } from "node:fs";
const browser = await launchBrowser();
const { page } = await openVisit(browser, { viewport: { width: 1280, height: 900 } });
const slugs = process.argv.slice(3);
const out: string[] = [];
for (const s of slugs) {
  await page.goto(process.argv[2]! + s);
  const svg = page.locator("main svg[viewBox='0 0 160 108']").first();
  out.push(await svg.evaluate((e) => e.outerHTML).catch(() => "none " + s));
}
await page.goto("about:blank");
await page.setContent(
  `<style>body{display:grid;grid-template-columns:repeat(5,1fr);gap:10px;color:#0B5351;--accent:#FFB627}svg{width:230px;border:1px solid #ddd}</style>${out.join("")}`,
);
await page.screenshot({ path: "/tmp/shots/pics.png" });
await browser.close();
