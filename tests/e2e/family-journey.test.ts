import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { ageCodes } from "#tests/local-database.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import { openPlainBrowser } from "#tests/worker/plain-browser.ts";
import { beginMember, beginSignedIn, goOnAs } from "./begun.ts";
import { expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import {
  addPerson,
  answerForAll,
  daughter,
  fillRelative,
  husband,
  reachPeople,
  rowOf,
  self,
  son,
} from "./family-flow.ts";
import { fieldMessage, overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest, payForPolicy } from "./traffic-flow.ts";

const site = serveForBrowser();
const supplementary = "/tamamlayici-saglik-sigortasi";

// Without scripts both health insurances are gone by `tests/worker/line-forms.test.ts`.
test("on a 390 px phone a family of four is quoted, looked through, bought and insured", async () => {
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  const person = makePerson();
  await reachPeople(page, site.server.url, supplementary, person, "at once");
  await expectAccessible(page, "people");
  await fillRelative(page, 1, self);
  // What the registry knows of the holder is not asked.
  expect(await rowOf(page, 1).getByLabel("T.C. kimlik no").count()).toBe(0);
  for (const [index, one] of [husband, daughter, son].entries()) {
    await addPerson(page, index + 2, one);
    await fillRelative(page, index + 2, one);
  }
  // One question for all of them; each is asked once it is answered with yes.
  await answerForAll(page, "Evet");
  for (const number of [1, 3, 4]) await rowOf(page, number).getByLabel("Hayır").check();
  await rowOf(page, 2).getByLabel("Evet", { exact: true }).check();
  await rowOf(page, 4).getByLabel("Doğum tarihi").fill("05.06.2001");
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await fieldMessage(
    rowOf(page, 2),
    "Lütfen bildirdiğiniz hastalık, ameliyat veya ilacı işaretleyiniz.",
  ).waitFor();
  await rowOf(page, 2).getByLabel("Bel, boyun, eklem").check();
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await fieldMessage(
    rowOf(page, 4),
    "Çocuklar 20 yaşını doldurmamış olmalıdır; doğum tarihini kontrol ediniz ya da kişiyi kaldırınız. 20 yaşını dolduranlar kendi adına teklif alır.",
  ).waitFor();
  // Refused once more, the messages have the focus once more.
  await page
    .getByRole("group", { name: "Lütfen aşağıdaki alanları kontrol edin" })
    .and(page.locator(":focus"))
    .waitFor();
  await expectAccessible(page, "people with a message");
  expect(await overflow(page)).toBe(0);
  // Four people, one of whom declares something, are a form that can be looked over.
  expect(
    await page.evaluate(() => document.querySelector("form[action*=teklif]")!.clientHeight),
  ).toBeLessThan(4000);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(phone);
  await rowOf(page, 4).getByLabel("Doğum tarihi").fill(son.birthDate!);
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  await page.getByText("8 şirketin tümü yanıtladı").waitFor();
  await page.getByText("4 kişi · 2 yetişkin, 2 çocuk").waitFor();

  // Packages stand under their insurer, and the list is narrowed by network.
  const firm = page.getByRole("region", { name: "Ilgaz Sigorta" });
  expect(await firm.getByRole("article").count()).toBe(2);
  await firm.getByText("1 paket daha").click();
  expect(await firm.getByRole("article").count()).toBe(3);
  await page.getByLabel("Hastane ağı").selectOption("Geniş");
  await expect.poll(() => firm.getByRole("article").count()).toBe(1);
  expect(page.url()).toContain("network=genis");
  const wide = firm.getByRole("article", { name: "Geniş Ağ, 12 Muayene" });
  await wide.locator("summary", { hasText: "Ayrıntı" }).click();
  const people = wide.getByRole("table", { name: "Kişi başına yıllık prim" });
  expect(await people.getByRole("rowheader").allInnerTexts()).toEqual([
    "Kendisi",
    expect.stringMatching(/^Eşi, \d+ yaş$/),
    expect.stringMatching(/^Kızı\/Oğlu, \d+ yaş$/),
    expect.stringMatching(/^Kızı\/Oğlu, \d+ yaş$/),
    "Toplam",
  ]);
  await expectAccessible(page, "offers of packages");
  expect(await overflow(page)).toBe(0);
  await chooseCheapest(page);
  await page.getByRole("heading", { name: "2. Sigortalı" }).waitFor();
  await page.getByText("Bel, boyun, eklem").waitFor();
  await expectAccessible(page, "review of a family");
  const text = await payForPolicy(page, site.server.url, person);
  for (const fact of [
    "Tamamlayıcı Sağlık Sigortası",
    "4. Sigortalı",
    husband.nationalNumber!,
    "Primi",
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain("Bel, boyun");
  const [sms] = await untilSent(site.server.url, person.phone, "poliçe");
  expect(sms?.text).toContain("4 kişilik tamamlayıcı sağlık sigortası poliçesi hazır.");
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

/** Which of the forms that add something to what a member keeps is for what. */
const [vehicleForm, familyForm] = [0, 2];

test("a member with family and two vehicles quotes three lines with one code and without typing what is known", async () => {
  const { url } = site.server;
  const [{ page, close }, { member }] = await Promise.all([
    openVisit(site.browser),
    beginMember(url),
  ]);
  // Another browser than the one that has just proved the phone.
  const client = await beginSignedIn(url, member.phone, member.password);
  await ageCodes(site.server.dataDirectory, member.phone, 61);
  const kept = openPlainBrowser(url, client);
  await kept.open("/hesabim?page=varliklarim");
  for (const plate of ["34 ABC 101", "34 ABC 102"]) {
    await kept.send("Kaydet", { Plaka: plate }, vehicleForm);
  }
  for (const [relation, name, one] of [
    ["Eş", "Elif", { ...daughter, birthDate: "02.02.1999" }],
    ["Çocuk", "Efe", son],
  ] as const) {
    await kept.send(
      "Kaydet",
      {
        Yakınlık: relation,
        Ad: name,
        Soyad: "Uğurlu",
        "TC Kimlik No": one.nationalNumber!,
        "Doğum Tarihi": one.birthDate!,
        [one.sex]: true,
      },
      familyForm,
    );
  }
  for (const told of ["34 ABC 101", "34 ABC 102", "Elif Uğurlu", "Efe Uğurlu"]) {
    expect(kept.page.text).toContain(told);
  }
  await goOnAs(page, url, client);

  /** The first step as it comes: everything of the member stands there already. */
  const pass = async (heading: string, isProved: boolean) => {
    await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
    await hydrated(page);
    expect(
      await page
        .getByLabel(/T\.C\. kimlik no/)
        .first()
        .inputValue(),
    ).toBe(member.nationalNumber);
    expect((await page.getByLabel("Cep telefonu").inputValue()).replace(/\D/g, "")).toBe(
      member.phone,
    );
    await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
    await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
    const health = page.getByRole("checkbox", { name: /Sağlık verilerimin/ });
    if ((await health.count()) > 0) await health.check();
    const { length: seen } = await readOutbox(url, member.phone);
    await page.getByRole("button", { name: "Devam Et" }).click();
    if (!isProved) await page.getByLabel("SMS kodu").fill(await readCode(url, member.phone, seen));
    await page.getByRole("heading", { name: heading, level: 2 }).waitFor();
    if (isProved) expect(await readOutbox(url, member.phone)).toHaveLength(seen);
    await hydrated(page);
  };
  await page.goto(`${url}/trafik/teklif`);
  await hydrated(page);
  await page.getByRole("button", { name: "34 ABC 101" }).click();
  await expect.poll(() => page.getByLabel("Plaka").inputValue()).toBe("34 ABC 101");
  await pass("Araç bilgileri", false);
  await page.goto(`${url}/trafik/kasko-teklif`);
  await hydrated(page);
  await page.getByRole("button", { name: "34 ABC 102" }).click();
  await expect.poll(() => page.getByLabel("Plaka").inputValue()).toBe("34 ABC 102");
  await pass("Araç bilgileri", true);

  await page.goto(`${url}/tamamlayici-saglik/teklif`);
  await pass("Sağlık bilgileri", true);
  await page.getByRole("button", { name: "Elif Uğurlu" }).click();
  await rowOf(page, 2).waitFor();
  await page.getByRole("button", { name: "Efe Uğurlu" }).click();
  await rowOf(page, 3).waitFor();
  await hydrated(page);
  // Who it is stands over the row, and is not asked.
  await page.getByRole("group", { name: "2. Sigortalı · Eşi" }).waitFor();
  expect(await page.getByLabel("Yakınlığı").count()).toBe(0);
  expect(await rowOf(page, 2).getByLabel("T.C. kimlik no").inputValue()).toBe(
    daughter.nationalNumber,
  );
  expect(await rowOf(page, 3).getByLabel("Doğum tarihi").inputValue()).toBe(son.birthDate);
  expect(await page.getByRole("button", { name: /Uğurlu$/ }).count()).toBe(0);
  await expectAccessible(page, "people who are kept");
  // Only what nobody has kept is left: everybody's height and weight, and the declaration.
  for (const [index, [height, weight]] of [
    ["180", "78"],
    ["166", "58"],
    ["108", "19"],
  ].entries()) {
    const row = rowOf(page, index + 1);
    await row.getByLabel("Boy (cm)").fill(height!);
    await row.getByLabel("Kilo (kg)").fill(weight!);
  }
  await answerForAll(page, "Hayır");
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  await page.getByText("3 kişi · 2 yetişkin, 1 çocuk").waitFor();
  await close();
});
