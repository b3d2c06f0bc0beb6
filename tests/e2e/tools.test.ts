import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { href } from "#shared/routes.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import {
  answerCookies,
  arrive,
  expectAccessible,
  hydrated,
  modesOf,
  movePointer,
  openVisit,
  phone,
  isFocused,
} from "./browser.ts";
import type { ScriptMode } from "./browser.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { quickStart } from "./traffic-flow.ts";

const site = serveForBrowser();

/** What the forms say without scripts is read in `tests/worker/tools.test.ts`. */
const modes = modesOf("at once");
const answer = (page: Page) => page.getByRole("region", { name: "Sonuç" });

async function openTool(path: string, scripts: ScriptMode, options = {}) {
  const visit = await openVisit(site.browser, { scripts, ...options });
  await answerCookies(visit.page, site.server.url);
  await arrive(visit.page, site.server.url + path);
  if (scripts === "never") return visit;
  await movePointer(visit.page);
  await hydrated(visit.page);
  return visit;
}

test.each(modes)("the tax of a car, and on to its quote, scripts %s", async (scripts) => {
  const { page, complaints, close } = await openTool(href("vehicleTax"), scripts, {
    viewport: phone,
  });
  const press = () => page.getByRole("button", { name: "Hesapla" }).click();
  await page.getByLabel("Model yılı").fill("2022");
  await page.getByLabel("İlk tescil tarihi").fill("14.06.2022");
  await page.getByLabel(/Motor hacmi/).fill("999");
  await press();
  // What the row's bands are is asked once the row is known, without a reproach.
  await page.getByLabel("309.101–541.500 TL").check();
  if (scripts === "never") await press();
  await answer(page).getByText("1300 cm³ ve altı · 4–6 yaş").waitFor();
  expect(await answer(page).innerText()).toContain("4.409");
  expect(await overflow(page)).toBe(0);
  expect(new URL(page.url()).searchParams.get("engineVolume")).toBe("999");
  if (scripts !== "never") await expectAccessible(page, "a tool with its answer");
  const quote = page.locator("#teklif");
  expect(await quote.innerText()).toContain("Model yılı: 2022");
  expect(await quote.locator("[name=firstRegistration]").inputValue()).toBe("14.06.2022");
  await quickStart(page, makePerson());
  expect(complaints).toEqual([]);
  await close();
});

test.each(
  shareOf(
    [
      [href("vehicleTax"), "late", "Elektrikli", /Motor gücü/],
      [href("vehicleTax"), "at once", "Elektrikli", /Motor gücü/],
      [href("dask"), "at once", "Grubu biliyorum", /^Risk grubu/],
      [href("dask"), "late", "Grubu biliyorum", /^Risk grubu/],
    ] as const,
    2,
  ),
)(
  "on an untouched page (%s), scripts %s, the first choice is followed",
  async (path, scripts, choice, asked) => {
    const { page, complaints, close } = await openVisit(site.browser, { scripts, viewport: phone });
    await answerCookies(page, site.server.url);
    await arrive(page, site.server.url + path);
    await page.getByLabel(choice).check();
    await hydrated(page);
    await page.getByLabel(asked).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);

describe("with scripts", () => {
  test("the answer follows each choice, and the button leads to it or to what is wrong", async () => {
    const { page, complaints, close } = await openTool(href("vehicleTax"), "at once");
    await page.getByLabel("Araç türü").selectOption("Minibüs");
    await page.getByLabel("İlk tescil tarihi").waitFor({ state: "detached" });
    await page.getByLabel("Model yılı").fill("2024");
    await page.keyboard.press("Tab");
    await answer(page).getByText("6.875").first().waitFor();
    const heading = page.getByRole("heading", { name: "Sonuç" });
    expect(await isFocused(heading)).toBe(false);
    expect(await page.getByRole("status").filter({ hasText: "6.875,00 TL" }).count()).toBe(1);
    await page.getByLabel("Model yılı").fill("1800");
    await page.keyboard.press("Enter");
    const summary = page.getByRole("group", { name: /düzelt|kontrol/i });
    await summary.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "group");
    await page.getByLabel("Model yılı").fill("2024");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "sonuc-baslik");
    // Back to how it was found, in one step: no answer is an address of its own to go back through.
    await page.goBack();
    expect(page.url()).not.toContain(href("vehicleTax"));
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  });

  test("cars of a sketch are moved by keys and by hand", async () => {
    const { page, complaints, close } = await openTool(href("accidentReport"), "at once");
    const sketch = page.locator("[name=sketch]");
    expect(await sketch.inputValue()).toBe("36,38,0;57,38,0");
    await page.getByRole("button", { name: "B aracı: çevir" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "A aracı: yukarı" }).press(" ");
    expect(await sketch.inputValue()).toBe("36,35,0;57,38,30");
    await page.getByLabel("Geri manevra").check();
    expect(await sketch.inputValue()).toBe("34,42,270;36,24,0");
    const car = page.locator("svg g.cursor-move").first();
    await car.scrollIntoViewIfNeeded();
    const box = (await car.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    const [moved] = (await sketch.inputValue()).split(";");
    expect(Number(moved?.split(",")[0])).toBeGreaterThan(45);
    expect(complaints).toEqual([]);
    await close();
  });
});

test.each(modes)(
  "a report is drafted and taken along as a document, scripts %s",
  async (scripts) => {
    const { page, complaints, close } = await openTool(href("accidentReport"), scripts, {
      viewport: phone,
      acceptDownloads: true,
    });
    await page.getByLabel("Kaza tarihi").fill("20.11.2026");
    await page.getByLabel("Kavşakta dönüş").check();
    await page.getByLabel("Sürücünün adı soyadı").first().fill("Şule Öztürk");
    await page.getByLabel("Plaka").nth(1).fill("34 ABC 123");
    await page.getByRole("button", { name: "Taslağı hazırla" }).click();
    const wrong = page.locator("[id$=place-error]");
    await wrong.waitFor();
    expect(await page.getByLabel("Sürücünün adı soyadı").first().inputValue()).toBe("Şule Öztürk");
    await page.getByLabel("Kaza yeri").fill("İstanbul, Kadıköy");
    await page.getByRole("button", { name: "Taslağı hazırla" }).click();
    const download = page.getByRole("button", { name: "PDF taslağını indir" });
    await download.waitFor();
    expect(await overflow(page)).toBe(0);
    expect(page.url()).not.toContain("ule");
    if (scripts !== "never") await expectAccessible(page, "a drafted report");
    const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
    const text = pdfText(new Uint8Array(await readFile(await file.path())));
    for (const fact of ["Kavşakta dönüş", "Şule Öztürk", "34ABC123"]) expect(text).toContain(fact);
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  },
);

test.each(modes)("days in the Schengen area are counted, scripts %s", async (scripts) => {
  const { page, complaints, close } = await openTool(href("seyahat"), scripts, {
    viewport: phone,
  });
  const shown = answer(page);
  const day = (back: number) => formatDate(addDays(todayInIstanbul(Date.now()), -back));
  await page.getByLabel("1. giriş").fill(day(40));
  await page.getByLabel("1. çıkış").fill(day(31));
  await page.getByLabel("3. giriş").fill(day(10));
  if (scripts === "never") await page.getByRole("button", { name: "Günleri hesapla" }).click();
  else await page.keyboard.press("Tab");
  // A stay without its end lasts until today. With scripts each field that is left has had an answer before.
  await shown.getByText("21 gün").waitFor();
  expect(await shown.innerText()).toContain("hâlâ orada");
  await page.getByLabel("4. giriş").waitFor();
  expect(await page.getByLabel("1. çıkış").inputValue()).toBe(day(31));
  await page.getByLabel("3. çıkış").fill(day(9));
  await page.getByRole("button", { name: "Günleri hesapla" }).click();
  await shown.getByText("12 gün").waitFor();
  if (scripts !== "never") {
    await page.waitForFunction(() => document.activeElement?.id === "sonuc-baslik");
    await expectAccessible(page, "a calculator of a product");
  }
  expect(new URL(page.url()).search).toBe("");
  expect(await overflow(page)).toBe(0);
  const quote = page.locator("#hesapla-teklif");
  expect(await quote.getByLabel("Gidilecek yer").inputValue()).toBe("schengen");
  expect(complaints).toEqual([]);
  await close();
});

test("a value is found step by step without scripts, and goes along to the quote", async () => {
  const { page, close } = await openTool(href("vehicleValue"), "never");
  const press = () => page.getByRole("button", { name: "Değeri göster" }).click();
  await page.getByLabel("Marka").selectOption("Honda");
  await press();
  await page.getByLabel("Model yılı").selectOption("2022");
  await press();
  await page.getByLabel("Model", { exact: true }).selectOption("Civic Sedan 1.6 Eco");
  await press();
  await answer(page).getByText("2022 Honda Civic Sedan 1.6 Eco").waitFor();
  // Who types the vehicle by hand in the quote finds it there.
  const person = makePerson();
  await quickStart(page, person);
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
  await page.getByRole("button", { name: "Onayla" }).click();
  await page.getByRole("button", { name: /elle/ }).click();
  expect(await page.getByLabel("Model", { exact: true }).inputValue()).toBe("052001");
  expect(await page.getByLabel("Model yılı").inputValue()).toBe("2022");
  await close();
});
