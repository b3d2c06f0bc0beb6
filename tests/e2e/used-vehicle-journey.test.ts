import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { arrive, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import type { ScriptMode } from "./browser.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest } from "./traffic-flow.ts";

const site = serveForBrowser();
const buyLinks = (page: Page) => page.getByRole("link", { name: /^Satın Al/ });

interface Journey {
  readonly page: string;
  readonly variant: string;
  readonly steps: readonly [person: string, vehicle: string];
  /** Whatever the second step asks beside the seller's registration document. */
  readonly fill: (page: Page) => Promise<void>;
  /** What the review says of it. */
  readonly facts: readonly string[];
}

const journeys: readonly [Journey, Journey] = [
  {
    page: "/ikinci-el-trafik-sigortasi",
    variant: "ikinci-el",
    steps: ["Alıcının bilgileri", "Satıcının ruhsatı"],
    fill: async () => {},
    facts: ["1 yıl"],
  },
  {
    page: "/galerici-kisa-sureli-trafik-sigortasi",
    variant: "galerici",
    steps: ["Galericinin bilgileri", "Yetki belgesi ve araç"],
    async fill(page) {
      await page.getByLabel("Yetki belgesi no").fill("34-00123");
      await page.getByLabel("60 gün").check();
    },
    facts: ["34-00123", "60 gün"],
  },
];

const [, dealers] = journeys;
/** One of them without scripts, that with more of its own. */
const cases: readonly (Journey & { readonly scripts: ScriptMode })[] = [
  ...journeys.map((journey) => ({ ...journey, scripts: "at once" as const })),
  { ...dealers, scripts: "never" },
];

/** From the product page to the step of the vehicle; the address says all the way which line it is. */
async function reachVehicle(
  page: Page,
  { page: start, variant, steps, scripts }: (typeof cases)[number],
  person: TestPerson,
) {
  const isHere = () => expect(new URL(page.url()).search).toBe(`?tur=${variant}`);
  await arrive(page, `${site.server.url}${start}`);
  const form = page.locator("#teklif");
  await form.getByLabel("Aracın bugünkü plakası").fill(person.plate);
  await form.getByLabel(/T\.C\. kimlik no/).fill(person.nationalNumber);
  await form.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: steps[0] }).waitFor();
  isHere();
  if (scripts !== "never") await hydrated(page);
  expect(await page.getByLabel("Aracın bugünkü plakası").inputValue()).toContain("34 ABC");
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
  if (scripts === "never") await page.getByRole("button", { name: "Onayla" }).click();
  await page.getByRole("heading", { name: steps[1], level: 2 }).waitFor();
  isHere();
}

// Product 5
test.each(cases)("$variant is quoted from its page, scripts $scripts", async (journey) => {
  const { scripts, variant, fill, facts } = journey;
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone, scripts });
  const person = makePerson();
  await reachVehicle(page, journey, person);
  if (scripts !== "never") await hydrated(page);
  await fill(page);
  await page.getByLabel("Satıcının ruhsat belge no").fill("FP373220");
  expect(await overflow(page)).toBe(0);
  if (scripts !== "never") await expectAccessible(page, variant);
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  if (scripts === "never") await page.reload();
  await expect.poll(() => buyLinks(page).count(), { timeout: 20_000 }).toBeGreaterThan(3);
  expect(await overflow(page)).toBe(0);
  if (scripts !== "never") {
    await chooseCheapest(page);
    for (const fact of facts) await page.getByText(fact, { exact: true }).first().waitFor();
  }
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});
