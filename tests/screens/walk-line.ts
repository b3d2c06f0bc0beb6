import type { Locator, Page } from "playwright";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import { quoteHref } from "#shared/routes.ts";
import { hydrated } from "#tests/e2e/browser.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import type { Camera } from "./camera.ts";

const day = (ahead: number) => formatDate(addDays(todayInIstanbul(Date.now()), ahead));

/** What somebody who buys anything could be asked, by the label of the field; the first that fits. */
const answersOf = (person: TestPerson): readonly (readonly [RegExp, string])[] => [
  [/^Satıcının|^Seri|^Belge/, "AA123456"],
  [/plaka/i, person.plate],
  [/^T\.C\. kimlik no/, person.nationalNumber],
  [/^Cep telefonu/, person.phone],
  [/^E-posta/, person.email],
  [/^Ruhsat/, "FP373220"],
  [/^UAVT/, "1234567890"],
  [/^IMEI/, "490154203237518"],
  [/^Satın alma tarihi/, day(-60)],
  [/^Fatura/, "52000"],
  [/^Mikroçip/, "792000000000007"],
  [/^Gidiş tarihi/, day(20)],
  [/^Dönüş tarihi/, day(29)],
  [/^Doğum tarihi/, "04.03.1988"],
  [/^Boy/, "170"],
  [/^Kilo/, "68"],
  [/Kimlik no/i, "99000000006"],
  [/^(Adı?|Ad)( |$)/, "Deniz"],
  [/^Soyadı?/, "Yılmaz"],
  [/^Firma unvanı/, "İpek Otomotiv Ltd. Şti."],
  [/^Vergi dairesi/, "Maslak"],
];
const consents = /Gizlilik politikasını|Aydınlatma Metni|rıza|Sağlık verilerimin/;
const mostPasses = 9;
const mostScreens = 6;

const scopeOf = async (page: Page): Promise<Locator> => {
  const dialog = page.locator("dialog[open]");
  return (await dialog.count()) > 0 ? dialog.last() : page.locator("main form").first();
};

/** Answers whatever is open in one control; false when there was nothing to do or nothing is known. */
async function answer(
  page: Page,
  control: Locator,
  known: readonly (readonly [RegExp, string])[],
): Promise<boolean> {
  const asked = await control.evaluate((element) => {
    const input = element as HTMLInputElement;
    const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
      ({ name }) => name === input.name,
    );
    return {
      label: (input.labels?.[0]?.textContent ?? input.getAttribute("aria-label") ?? "").trim(),
      kind: input.role === "combobox" ? "combobox" : input.type,
      isOpen: ["radio", "checkbox"].includes(input.type)
        ? !input.checked && !group.some(({ checked }) => checked)
        : input.value === "",
    };
  });
  if (!asked.isOpen) return false;
  const text = known.find(([label]) => label.test(asked.label))?.[1];
  if (asked.kind === "select-one") return (await control.selectOption({ index: 1 })).length > 0;
  if (asked.kind === "radio") return control.check().then(() => true);
  if (asked.kind === "checkbox") {
    if (!consents.test(asked.label)) return false;
    return control.check().then(() => true);
  }
  if (asked.kind === "combobox") {
    await control.click();
    await page.getByRole("option").first().click({ timeout: 3000 });
    return true;
  }
  if (text === undefined) return false;
  await control.fill(text);
  return true;
}

/** Answers what a step asks, again as long as answers bring more questions. */
async function fillStep(page: Page, person: TestPerson): Promise<void> {
  const known = answersOf(person);
  for (let pass = 0; pass < mostPasses; pass++) {
    const scope = await scopeOf(page);
    const controls = scope.locator("input:not([type=hidden]), select");
    let answered = 0;
    for (const control of await controls.all()) {
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
      const isDone = await answer(page, control, known).catch(() => false);
      answered += isDone ? 1 : 0;
    }
    if (answered === 0) return;
    // A list that hangs on another is fetched.
    await page.waitForTimeout(400);
  }
}

const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const heading = (dialog ?? document).querySelector("main h2, h1, h2");
    return [dialog === null, heading?.textContent, location.pathname].join();
  });

/** Every step of a line's quote, empty and filled in, up to its offers or to what could not be answered. */
export async function walkLine(
  page: Page,
  url: string,
  product: ProductId,
  camera: Camera,
): Promise<void> {
  const person = makePerson();
  await page.goto(url + quoteHref(product));
  await hydrated(page);
  for (let step = 1; step <= mostScreens; step++) {
    const name = `line-${product}/${step}`;
    await camera.take(page, name);
    await fillStep(page, person);
    await camera.take(page, `${name}-filled`);
    const here = await place(page);
    await (
      await scopeOf(page)
    )
      .getByRole("button", { name: /^(Devam Et|Onayla|Teklifleri Getir)/ })
      .first()
      .click({ timeout: 5000 });
    if ((await page.getByLabel("SMS kodu").count()) === 0) await page.waitForTimeout(1500);
    const code = page.getByLabel("SMS kodu");
    if ((await code.count()) > 0) {
      await code.fill(await readCode(url, person.phone));
      await code.waitFor({ state: "detached", timeout: 15_000 });
      await page.waitForTimeout(500);
    }
    if (page.url().includes("/teklif/") || (await page.getByText("Satın Al").count()) > 0) {
      await page.waitForTimeout(2500);
      return camera.take(page, `line-${product}/offers`);
    }
    // What is wrong with the answers is a state as well.
    if ((await place(page)) === here) return camera.take(page, `${name}-refused`);
  }
}
