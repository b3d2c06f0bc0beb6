import { launchBrowser } from "#tests/e2e/browser.ts";
import { startServer } from "#tests/start-server.ts";
import { reachOffers } from "#tests/e2e/traffic-flow.ts";
import { makePerson } from "#tests/factories/person.ts";
const [server, browser] = await Promise.all([startServer({ runtime: (process.argv[2] ?? "workerd") as "node", variables: { INSURER_SETTINGS: '{"speed":0.6}' } }), launchBrowser()]);
const context = await browser.newContext({ locale: "tr-TR" });
const page = await context.newPage();
await reachOffers(page, server.url, makePerson());
const url = page.url();
await page.goto("about:blank");
const t0 = Date.now();
const r = await fetch(url, { headers: { Accept: "text/html" } });
let total = 0; let first = "";
for await (const c of r.body!) { const text = new TextDecoder().decode(c); total += c.length; first += text; console.log(Date.now() - t0, c.length, total, JSON.stringify(text.slice(0, 120))); }
await (await import("node:fs/promises")).writeFile("/tmp/h5/offers.html", first);
await browser.close(); await server.close(); process.exit(0);
