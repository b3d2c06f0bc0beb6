import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { readCode, untilSent } from "#tests/outbox.ts";
import { arrive, expectAccessible, hydrated, modesOf, openVisit, phone } from "./browser.ts";
import type { ScriptMode } from "./browser.ts";
import { withdraw } from "./leave-flow.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import {
  atOffers,
  chooseCheapest,
  confirmCode,
  getOffers,
  lookUpVehicle,
  payForPolicy,
  quickStart,
} from "./traffic-flow.ts";

const site = serveForBrowser();
const modes = modesOf("at once");
/** Of a vehicle that most insurers take; others are old, or of a kind few of them insure. */
const wantedPlate = "34ABC123";
const terms = (page: Page) => page.getByRole("group", { name: "Teminat seçimleri" });
const buyLinks = (page: Page) => page.getByRole("link", { name: /^Satın Al/ });

/** From the product page to the first offers. */
async function reachFirstOffers(
  page: Page,
  person: ReturnType<typeof makePerson>,
  scripts: ScriptMode,
) {
  await arrive(page, `${site.server.url}/kasko-sigortasi`);
  await quickStart(page, person);
  if (scripts !== "never") await hydrated(page);
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  if (scripts === "never") {
    await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
    await page.getByRole("button", { name: "Onayla" }).click();
    await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
  } else await confirmCode(page, site.server.url, person);
  // Most vehicles have nothing of it, so it folds.
  expect(await page.getByLabel(/Ses sistemi/).isVisible()).toBe(false);
  await page.getByText("Sonradan takılan aksesuarlar").click();
  await page.getByLabel(/Ses sistemi bedeli/).fill("12.500");
  if (scripts !== "never") await expectAccessible(page, "vehicle with accessories");
  expect(await overflow(page)).toBe(0);
  await lookUpVehicle(page);
  await atOffers(page);
}

test.each(modes)(
  "a vehicle is insured with other terms than at first, scripts %s",
  async (scripts) => {
    const { page, complaints, close } = await openVisit(site.browser, { viewport: phone, scripts });
    const person = makePerson({ plate: wantedPlate });
    await reachFirstOffers(page, person, scripts);
    await terms(page).getByText("Anlaşmalı yetkili servis").first().waitFor();
    if (scripts === "never") await page.reload();
    await expect.poll(() => buyLinks(page).count()).toBeGreaterThan(3);
    // One insurer whole in the first screen, and whose the next offers are.
    // Found and measured at once: offers that come meanwhile push it down.
    const ends = await page
      .locator(".firm-name")
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().bottom));
    expect(ends[1]).toBeLessThan(phone.height);
    const before = page.url();
    await terms(page).getByRole("button", { name: "Seçimleri değiştir" }).click();
    await page.getByLabel("Onarım servis türü").selectOption("Yetkili servis");
    await page.getByLabel("Muafiyet").selectOption("%2 muafiyetli");
    if (scripts !== "never") await expectAccessible(page, "terms");
    expect(await overflow(page)).toBe(0);
    await page.getByRole("button", { name: "Yeni Fiyatları Getir" }).first().click();
    await page.getByText(/^Değişen: Onarım servis türü: .* → Yetkili servis; Muafiyet/).waitFor();
    expect(page.url()).not.toBe(before);
    if (scripts === "never") await page.reload();
    await expect.poll(() => buyLinks(page).count()).toBeGreaterThan(3);
    const facts = await page.locator("article").first().textContent();
    expect(facts).toContain("Yetkili servis");
    if (scripts !== "never") await buy(page, person);
    else {
      await askAgain(page);
      await buyLinks(page).first().click();
      await payForPolicy(page, site.server.url, person, scripts);
      await withdraw(page, site.server.url, person);
    }
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  },
);

/** Nothing chosen otherwise is said so; whoever edits their data keeps what they chose over the offers. */
async function askAgain(page: Page): Promise<void> {
  await terms(page).getByRole("button", { name: "Seçimleri değiştir" }).click();
  await page.getByRole("button", { name: "Yeni Fiyatları Getir" }).first().click();
  await page.getByText("Seçtiklerinizle bir şey değişmiyor; teklifler aynı.").waitFor();
  await page.getByRole("link", { name: "Değiştir", exact: true }).click();
  await getOffers(page);
  await terms(page).getByText("Yetkili servis").first().waitFor();
  await terms(page).getByText("%2 muafiyetli").first().waitFor();
}

async function buy(page: Page, person: ReturnType<typeof makePerson>): Promise<void> {
  await chooseCheapest(page);
  for (const fact of ["Yetkili servis", "%2 muafiyetli", "12.500,00 TL"]) {
    await page.getByText(fact, { exact: true }).first().waitFor();
  }
  await page.getByText("Hasarsızlık kademesi", { exact: true }).first().waitFor();
  await expectAccessible(page, "review");
  const text = await payForPolicy(page, site.server.url, person);
  for (const fact of ["Kasko Sigortası", "Rayiç değer", "Yetkili servis", "%2 muafiyetli"]) {
    expect(text).toContain(fact);
  }
  const [sms] = await untilSent(site.server.url, person.phone, "poliçe");
  expect(sms?.text).toContain("plakalı aracınızın kasko");
}
