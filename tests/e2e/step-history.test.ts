import { expect, test } from "vitest";
import { formatPhone } from "#shared/format/phone.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { answerCookies, hydrated, openVisit, phone, isFocused } from "./browser.ts";
import { serveForBrowser } from "./serve.ts";
import { confirmCode, draftSaved, fillPerson, quickStart, submitPerson } from "./traffic-flow.ts";

const site = serveForBrowser();

test("the focus goes to what is wrong, then to each step that comes; back from the second is the first as it was typed, another phone typed there is proved by a code of its own, forward goes on, and back again leaves", async () => {
  const [person, other] = [makePerson(), makePerson()];
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  const step = (name: string) =>
    page.getByRole("heading", { name, level: 2 }).and(page.locator(":focus")).waitFor();
  await answerCookies(page, site.server.url);
  await page.goto(site.server.url);
  await quickStart(page, person);
  await step("Kişisel bilgiler");
  // Pressed before the scripts are there, a form is a step of the history, as without them.
  await hydrated(page);
  // What was typed at home is one line, which opens.
  const started = page.locator("summary", { hasText: "Değiştir" });
  const { nationalNumber, plate } = person;
  const number = `${nationalNumber.slice(0, 3)}•••${nationalNumber.slice(-2)}`;
  await started.getByText(`${formatPlate(plate)} · T.C. ${number}`).waitFor();
  const ownNumber = page.getByLabel(/T\.C\. kimlik no/);
  expect(await ownNumber.isVisible()).toBe(false);
  await started.click();
  expect(await ownNumber.inputValue()).toBe(nationalNumber);
  await ownNumber.fill("1");
  await started.click();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.locator("#nationalNumber-error").waitFor();
  expect(await ownNumber.isVisible()).toBe(true);
  // The focus goes to what is wrong, and once the field that was left has been judged as well it is still there.
  await ownNumber.fill("12");
  await ownNumber.press("Enter");
  const summary = page.getByRole("group", { name: "Lütfen aşağıdaki alanları kontrol edin" });
  await summary.and(page.locator(":focus")).waitFor();
  await page.locator("#nationalNumber-error").waitFor();
  expect(await isFocused(summary)).toBe(true);
  await fillPerson(page, person);
  await submitPerson(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Devam Et" }).and(page.locator(":focus")).waitFor();
  await submitPerson(page);
  await confirmCode(page, site.server.url, person);
  await step("Araç bilgileri");
  const saved = draftSaved(page, /FP 37/);
  await page.getByLabel("Ruhsat belge no").pressSequentially("FP37");
  await saved;
  await page.goBack();
  await step("Kişisel bilgiler");
  const phoneField = page.getByLabel("Cep telefonu");
  expect(await phoneField.inputValue()).toBe(formatPhone(person.phone));
  await page.goForward();
  await step("Araç bilgileri");
  expect(await page.getByLabel("Ruhsat belge no").inputValue()).toBe("FP 37");
  await page.goBack();
  await step("Kişisel bilgiler");
  // What is typed here is kept, survives a reload, and takes no step back of its own.
  const again = draftSaved(page, /marketingSms/);
  await page.getByText("Kampanya iletileri (isteğe bağlı)").click();
  await page.getByRole("checkbox", { name: /SMS ile almak/ }).check();
  await again;
  await page.reload();
  await hydrated(page);
  await page.getByRole("heading", { name: "Kişisel bilgiler", level: 2 }).waitFor();
  await page.getByRole("button", { name: "Devam Et" }).click();
  // The phone is proved already.
  await step("Araç bilgileri");
  await page.goBack();
  await step("Kişisel bilgiler");
  // Another one is proved by a code of its own.
  await phoneField.fill(other.phone);
  await submitPerson(page);
  await confirmCode(page, site.server.url, other);
  await page.goBack();
  await step("Kişisel bilgiler");
  expect(await phoneField.inputValue()).toBe(formatPhone(other.phone));
  await page.goBack();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect(complaints).toEqual([]);
  await close();
});

test("without scripts the way back and forth is the same", async () => {
  const person = makePerson();
  const { page, close } = await openVisit(site.browser, { viewport: phone, scripts: "never" });
  const step = (name: string) => page.getByRole("heading", { name, level: 2 }).waitFor();
  await page.goto(site.server.url);
  await quickStart(page, person);
  await page.locator("summary", { hasText: "Değiştir" }).click();
  expect(await page.getByLabel("Plaka").isVisible()).toBe(true);
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
  await page.getByRole("button", { name: "Onayla" }).click();
  await step("Araç bilgileri");
  await page.goBack();
  await step("Kişisel bilgiler");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByLabel("Cep telefonu").inputValue()).toContain("5");
  await page.goForward();
  await step("Araç bilgileri");
  await page.goBack();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await step("Araç bilgileri");
  await close();
});
