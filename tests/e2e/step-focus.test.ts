import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { hydrated, openVisit, phone } from "./browser.ts";
import { serveForBrowser } from "./serve.ts";
import { confirmCode, fillPerson, submitPerson } from "./traffic-flow.ts";

const site = serveForBrowser();

test("the focus goes to what is wrong and stays there, then to each step that comes", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const person = makePerson();
  const heading = (name: string) =>
    page.getByRole("heading", { name, level: 2 }).and(page.locator(":focus")).waitFor();
  await page.goto(`${site.server.url}/trafik/teklif`);
  await hydrated(page);
  const number = page.getByLabel(/T\.C\. kimlik no/);
  await number.fill("1");
  await number.press("Enter");
  const summary = page.getByRole("group", { name: "Lütfen aşağıdaki alanları kontrol edin" });
  await summary.and(page.locator(":focus")).waitFor();
  // Once the field that was left has been judged as well, the focus is still there.
  await page.locator("#nationalNumber-error").waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);

  await fillPerson(page, person);
  await submitPerson(page);
  await page.keyboard.press("Escape");
  await heading("Kişisel bilgiler");
  await submitPerson(page);
  await confirmCode(page, site.server.url, person);
  await heading("Araç bilgileri");
  await page.getByRole("button", { name: "Bilgileri elle gireceğim" }).click();
  await heading("Araç bilgilerini elle girin");
  await close();
});
