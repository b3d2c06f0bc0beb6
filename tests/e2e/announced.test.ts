// What a screen reader hears: pages begin at their heading, and what happens by itself is said in a place that was there before.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { beginOffers, goOnAs } from "./begun.ts";
import { answerCookies, arrive, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import { demoPhone, logIn, toast } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { approveAtBank, fillCard, goodCard, payButton } from "./traffic-flow.ts";

// Insurers take their time to issue, so that the page of the order is there before the policy.
const site = serveForBrowser({ variables: { INSURER_SETTINGS: '{"speed":0.6}' } });

const focused = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 1 }).and(page.locator(":focus")).waitFor();

test("offers, payment and policy begin at their heading, and the policy is told where something was told before", async () => {
  const { url } = site.server;
  const { client, person, offers } = await beginOffers(url);
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await answerCookies(page, url);
  await goOnAs(page, url, client);
  await arrive(page, offers);
  await focused(page, "Teklifleriniz");
  await hydrated(page);
  await page
    .getByRole("link", { name: /^Satın Al/ })
    .first()
    .click();
  await focused(page, "Ödeme Bilgileri");
  await page.goBack();
  await focused(page, "Teklifleriniz");
  await page.goForward();
  await focused(page, "Ödeme Bilgileri");
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await approveAtBank(page, url, person);
  const told = page.getByRole("main").getByRole("status").first();
  await told.waitFor({ state: "attached" });
  expect([await told.textContent(), await page.title()]).toEqual([
    "",
    expect.not.stringContaining("Poliçeniz hazır"),
  ]);
  // Which step runs is the order's own word, and said where it is read out.
  const running = page.locator("[aria-current=step]");
  expect(await running.textContent()).toMatch(/^(Ödeme|Poliçenin (düzenlenmesi|kaydı))$/);
  expect(await page.getByRole("main").getByRole("status").last().textContent()).toMatch(
    /^(Ödemeniz alın|Poliçeniz düzenlen)/,
  );
  await told.evaluate((element) => void Reflect.set(window, "told", element));
  await focused(page, "Poliçeniz hazır");
  await expect.poll(() => page.title()).toMatch(/^Poliçeniz hazır \| /);
  const isSame = await told.evaluate((element) => Reflect.get(window, "told") === element);
  expect([isSame, await told.textContent()]).toEqual([
    true,
    expect.stringMatching(/^Poliçeniz hazır\. Poliçe no: \S+\.$/),
  ]);
  await close();
});

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
