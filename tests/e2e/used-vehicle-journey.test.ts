import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { ownerOfPlate } from "#tests/factories/owner-of-plate.ts";
import { readCode } from "#tests/outbox.ts";
import { arrive, expectAccessible, hydrated, modesOf, openVisit, phone } from "./browser.ts";
import type { ScriptMode } from "./browser.ts";
import { chooseInList } from "./choose-in-list.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest, payForPolicy } from "./traffic-flow.ts";

const site = serveForBrowser();
const buyLinks = (page: Page) => page.getByRole("link", { name: /^Satın Al/ });

interface Journey {
  readonly page: string;
  readonly variant: string;
  /** Label of the number that its holder goes by. */
  readonly holder: RegExp;
  readonly steps: readonly [person: string, vehicle: string];
  /** Whatever the second step asks beside the seller's registration document. */
  readonly fill: (page: Page, scripts: ScriptMode) => Promise<void>;
  /** What the review says of it. */
  readonly facts: readonly string[];
}

const journeys: readonly [Journey, Journey] = [
  {
    page: "/ikinci-el-trafik-sigortasi",
    variant: "ikinci-el",
    holder: /T\.C\. kimlik no/,
    steps: ["Alıcının bilgileri", "Satıcının ruhsatı"],
    fill: async () => {},
    facts: ["1 yıl"],
  },
  {
    page: "/galerici-kisa-sureli-trafik-sigortasi",
    variant: "galerici",
    holder: /Vergi kimlik no/,
    steps: ["Galericinin bilgileri", "Yetki belgesi ve araç"],
    async fill(page, scripts) {
      await page.getByText("yetkilinin adını ve soyadını").waitFor();
      await page.getByLabel("Firma unvanı").fill("Kavak Otomotiv Ltd. Şti.");
      await page.getByLabel("Vergi dairesi").fill("Maltepe");
      await page.getByLabel("Ad", { exact: true }).fill("Elif");
      await page.getByLabel("Soyad", { exact: true }).fill("Kavak");
      await chooseInList(page, "İl", "Ankara", scripts);
      if (scripts === "never")
        await page.getByRole("button", { name: "Seçenekleri getir" }).click();
      await chooseInList(page, "İlçe", "Çankaya", scripts);
      await page.getByLabel("Yetki belgesi no").fill("34-00123");
      await page.getByLabel("60 gün").check();
    },
    facts: ["Kavak Otomotiv Ltd. Şti.", "Maltepe", "Elif Kavak", "34-00123", "60 gün"],
  },
];

const [buyers, dealers] = journeys;
/** One of them without scripts, that with more of its own, in the whole run; otherwise `tests/worker/line-forms.test.ts` goes its way. */
const cases: readonly (Journey & { readonly scripts: ScriptMode })[] = [
  ...journeys.map((journey) => ({ ...journey, scripts: "at once" as const })),
  ...modesOf("at once")
    .filter((scripts) => scripts === "never")
    .map((scripts) => ({ ...dealers, scripts })),
];

/** From the product page to the step of the vehicle; the address says all the way which line it is. */
async function reachVehicle(
  page: Page,
  { page: start, variant, holder, steps, scripts }: (typeof cases)[number],
  person: TestPerson,
) {
  const isHere = () => expect(new URL(page.url()).searchParams.get("tur")).toBe(variant);
  await arrive(page, `${site.server.url}${start}`);
  const form = page.locator("#teklif");
  await form.getByLabel("Aracın bugünkü plakası").fill(person.plate);
  await form.getByLabel(holder).fill(person.nationalNumber);
  await form.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: steps[0] }).waitFor();
  isHere();
  if (scripts !== "never") await hydrated(page);
  expect(await page.getByLabel("Aracın bugünkü plakası").inputValue()).toContain(
    person.plate.slice(2, 5),
  );
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
  const person = makePerson(variant === "galerici" ? { nationalNumber: "1234567890" } : {});
  await reachVehicle(page, journey, person);
  if (scripts !== "never") await hydrated(page);
  await fill(page, scripts);
  await page.getByLabel("Satıcının ruhsat belge no").fill("FP373220");
  expect(await overflow(page)).toBe(0);
  if (scripts !== "never") await expectAccessible(page, variant);
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  if (scripts === "never") await page.reload();
  await expect.poll(() => buyLinks(page).count()).toBeGreaterThan(3);
  expect(await overflow(page)).toBe(0);
  if (scripts !== "never") {
    await chooseCheapest(page);
    for (const fact of facts) await page.getByText(fact, { exact: true }).first().waitFor();
    // A company is insured through who may act for it, to the policy.
    if (variant === "galerici") {
      const printed = await payForPolicy(page, site.server.url, person);
      for (const fact of facts) expect(printed).toContain(fact);
    }
  }
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

test.each(modesOf("at once"))(
  "who has insured the plate in their own hands is told so at the plate, and goes on with what was typed, scripts %s",
  async (scripts) => {
    const { page, complaints, close } = await openVisit(site.browser, { viewport: phone, scripts });
    const person = ownerOfPlate();
    await reachVehicle(page, { ...buyers, scripts }, person);
    if (scripts !== "never") await hydrated(page);
    await page.getByLabel("Satıcının ruhsat belge no").fill("FP373220");
    await page.getByRole("button", { name: "Teklifleri Getir" }).click();
    await page.getByRole("heading", { name: buyers.steps[0] }).waitFor();
    await page.getByText("Bu araç sizin adınıza sigortalanmış görünüyor").first().waitFor();
    expect(await overflow(page)).toBe(0);
    if (scripts !== "never") await expectAccessible(page, "refused");
    await page.getByRole("button", { name: "Trafik sigortası alın" }).click();
    await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
    expect(new URL(page.url()).searchParams.has("tur")).toBe(false);
    const typed = (label: string | RegExp) => page.getByLabel(label).inputValue();
    expect((await typed("Plaka")).replaceAll(" ", "")).toBe(person.plate);
    expect(await typed(/T\.C\. kimlik no/)).toContain(person.nationalNumber.slice(0, 3));
    expect((await typed("Cep telefonu")).replace(/\D/g, "")).toContain(person.phone.slice(-4));
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  },
);
