import { expect, test } from "vitest";
import { href } from "#shared/routes.ts";
import { makePerson } from "#tests/factories/person.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { expectAccessible, arrive, hydrated, openVisit, phone } from "./browser.ts";
import { overflow } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

test("a visitor asks an insurer that sells by phone to call, whose scripts come late", async () => {
  const { url } = site.server;
  // In İstanbul, where the insurer that sells by phone has an offer for everybody.
  const person = makePerson({ nationalNumber: "10000001518" });
  const { client, offers } = await beginOffers(url, { person });
  const { page, complaints, close } = await openVisit(site.browser, {
    viewport: phone,
    scripts: "late",
  });
  await goOnAs(page, url, client);
  await arrive(page, offers);
  // It has no permission to sell at a distance.
  expect(await page.getByRole("link", { name: "Satın Al : Palamar Sigorta" }).count()).toBe(0);
  await page.getByRole("link", { name: "Sizi Arayalım : Palamar Sigorta" }).click();
  await page.getByRole("heading", { name: "Sizi arayalım", level: 1 }).waitFor();
  await page.getByText("Palamar Sigorta", { exact: true }).waitFor();
  await page.getByText(/tarihine kadar geçerlidir. Daha sonra ararsak/).waitFor();
  await page.getByLabel(/Sizi ne zaman arayalım/).selectOption({ label: "15.00 - 18.00" });
  await page.getByLabel(/Notunuz/).fill("Taksit mümkün mü?");
  await hydrated(page);
  await expectAccessible(page, "call back");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Beni Ara" }).click();
  await page.getByRole("heading", { name: "Talebinizi aldık" }).waitFor();
  expect(await page.getByText(/^YK-\d{10}$/).count()).toBe(1);
  await page.getByRole("link", { name: "Tekliflere dön" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a form nobody has touched complains of nothing; a refused one says it in its own order", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await page.goto(site.server.url + href("requestQuote", { product: "ferdikaza" }));
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(await page.locator("[id$=-error]").count()).toBe(0);
  await page.getByRole("button", { name: "Beni Ara" }).click();
  const summary = page.getByRole("group", { name: "Lütfen aşağıdaki alanları kontrol edin" });
  await summary.waitFor();
  const listed = await summary
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!.slice(1)));
  const shown = await page
    .locator("[aria-invalid=true]")
    .evaluateAll((fields) => fields.map(({ id }) => id));
  expect(listed).toEqual(shown);
  expect(listed.length).toBeGreaterThan(4);
  await close();
});
