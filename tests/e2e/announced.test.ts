// What a screen reader hears: what happens by itself is said in a place that was there before. Of offers, payment and policy: `slow-insurers`.
import { expect, test } from "vitest";
import { answerCookies, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import { demoPhone, logIn, toast } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

test("a notification is said in a region that was there before it", async () => {
  const { page, close } = await openVisit(site.browser);
  await page.goto(`${site.server.url}/giris`);
  await hydrated(page);
  const region = page.locator("[aria-live=polite][aria-label=Bildirimler]");
  expect([await region.isVisible(), await region.textContent()]).toEqual([false, ""]);
  expect(await region.evaluate((element) => getComputedStyle(element).display)).toBe("block");
  await region.evaluate((element) => void Reflect.set(window, "told", element));
  await logIn(page.getByRole("main"), demoPhone("signed-in"), "Yanlis-2026");
  await toast(page, "Hata").waitFor();
  expect(await region.evaluate((element) => Reflect.get(window, "told") === element)).toBe(true);
  await close();
});

test("a contract in its window is scrolled by keys", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const { url } = site.server;
  await answerCookies(page, url);
  await page.goto(`${url}/trafik/teklif`);
  await hydrated(page);
  await page.getByRole("link", { name: "Metni okuyun" }).first().click();
  const text = page.getByRole("dialog").getByRole("region", { name: /Gizlilik/ });
  await text.and(page.locator(":focus")).waitFor();
  await expectAccessible(page, "contract window");
  const place = () => text.evaluate((element) => element.scrollTop);
  expect(await place()).toBe(0);
  await page.keyboard.press("PageDown");
  await expect.poll(place).toBeGreaterThan(100);
  await close();
});
