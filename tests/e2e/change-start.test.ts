import type { Page } from "playwright";
import { expect, test } from "vitest";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { expectAccessible, hydrated, openVisit, phone, isFocused } from "./browser.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";

const site = serveForBrowser();
const today = todayInIstanbul(Date.now());
const inDays = (days: number) => formatDate(addDays(today, days));

const chooser = (page: Page) => page.getByRole("button", { name: /^değiştir/ });
const day = (page: Page) => page.getByLabel("Poliçe başlangıç tarihi");
const ask = (page: Page) => page.getByRole("button", { name: "Yeni Fiyatları Getir" });

/** Changes the first day: wrong, unchanged, right. */
async function changeStart(page: Page): Promise<void> {
  const before = page.url();
  await page
    .getByRole("link", { name: /^Satın Al/ })
    .first()
    .waitFor();
  await chooser(page).click();
  await page.getByRole("dialog", { name: "Başlangıç tarihini değiştirin" }).waitFor();
  // The day the running policy ends, or today.
  const first = await day(page).inputValue();
  await day(page).fill(inDays(-3));
  await ask(page).click();
  await page.getByText("Poliçe başlangıç tarihi bugünden önce olamaz.").first().waitFor();
  expect(await day(page).inputValue()).toBe(inDays(-3));
  await day(page).fill(first);
  await ask(page).click();
  await page.getByText("Seçtiklerinizle bir şey değişmiyor; teklifler aynı.").waitFor();
  await day(page).fill(inDays(59));
  await ask(page).click();
  await page.getByText(`Değişen: Başlangıç: ${first} → ${inDays(59)}.`).waitFor();
  await page.getByText(/Önceki en ucuz fiyat: [\d.]+,\d\d\sTL\./).waitFor();
  expect(page.url()).not.toBe(before);
}

test("the first day is changed over the offers, with scripts and without", async () => {
  const { client, offers } = await beginOffers(site.server.url);
  const visit = await openVisit(site.browser, { viewport: phone });
  await goOnAs(visit.page, site.server.url, client);
  await visit.page.goto(offers);
  const focused = () => visit.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  await hydrated(visit.page);
  await chooser(visit.page).click();
  await expect.poll(focused).toContain("PolicyStart");
  await expectAccessible(visit.page, "first day");
  await visit.page.keyboard.press("Escape");
  await day(visit.page).waitFor({ state: "hidden" });
  expect(await focused()).toContain("değiştir");
  await chooser(visit.page).click();
  const given = await day(visit.page).inputValue();
  await day(visit.page).fill("");
  await ask(visit.page).click();
  await visit.page
    .getByText(/Lütfen.*tarih|Lütfen doldurun/)
    .first()
    .waitFor();
  await expect.poll(focused).toContain("PolicyStart");
  await day(visit.page).fill(given);
  await visit.page.getByRole("button", { name: "Kapat", exact: true }).last().click();
  await day(visit.page).waitFor({ state: "hidden" });
  await changeStart(visit.page);
  expect(await overflow(visit.page)).toBe(0);
  const cookies = await visit.page.context().cookies();
  expect(withoutRefusals(visit.complaints)).toEqual([]);
  await visit.close();

  const scriptless = await openVisit(site.browser, { viewport: phone, scripts: "never" });
  await scriptless.page.context().addCookies(cookies);
  await scriptless.page.goto(offers);
  await changeStart(scriptless.page);
  await scriptless.close();
});

test("whoever lost the session proves the phone over the offers and changes them after all", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const { client, person, offers } = await beginOffers(site.server.url);
  await goOnAs(page, site.server.url, client);
  await page.goto(offers);
  // Nothing is under way any more that could bring the session back.
  await page.getByText("12 şirketin tümü yanıtladı").waitFor();
  await hydrated(page);
  await chooser(page).click();
  await day(page).fill(inDays(59));
  await page.context().clearCookies();
  await ask(page).click();
  const title = page.getByRole("heading", { name: "Bu teklif sizin mi?" });
  await title.waitFor();
  await page.getByText("Bu teklif için telefonunuzu doğrulamanız gerekiyor.").waitFor();
  expect(await isFocused(title)).toBe(true);
  await expectAccessible(page, "access over the offers");
  const { length: seen } = await readOutbox(site.server.url, person.phone);
  await page.getByRole("button", { name: "Kodu Gönder" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone, seen));
  await page.getByRole("button", { name: "Onayla" }).click();
  await title.waitFor({ state: "detached" });
  await chooser(page).click();
  await day(page).fill(inDays(59));
  await ask(page).click();
  await page.getByText(`→ ${inDays(59)}.`).waitFor();
  await close();
});
