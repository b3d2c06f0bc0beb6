import { afterAll, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { startMessageServices } from "#tests/message-services.ts";
import { beginPayment, goOnAs } from "./begun.ts";
import { expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import { serveForBrowser } from "./serve.ts";
import { approveAtBank, fillCard, goodCard, payButton } from "./traffic-flow.ts";

const services = await startMessageServices();
afterAll(() => services.close());
const site = serveForBrowser({ variables: services.vars });

test("an e-mail that does not arrive is said so, and sent again by a form, without scripts too", async () => {
  services.moods.email = "refuses";
  const person = makePerson();
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const { client, payment } = await beginPayment(site.server.url, {
    person,
    outboxUrl: services.url,
  });
  await goOnAs(page, site.server.url, client);
  await page.goto(payment);
  await hydrated(page);
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await approveAtBank(page, services.url, person);
  await page.getByRole("heading", { name: "Poliçeniz hazır", level: 1 }).waitFor();
  await page.getByText(/^Poliçenizi .+ adresine gönderemedik\.$/).waitFor({ timeout: 45_000 });
  await page
    .getByText("Poliçenizin bağlantısını SMS ile telefonunuza gönderdik.", { exact: true })
    .waitFor();
  await expectAccessible(page, "order with an undelivered e-mail");

  const slip = page.getByText("Lütfen email adresinizi doğru doldurun.").first();
  await page.getByLabel("Doğru e-posta adresi").fill("dogru@");
  await page.getByRole("button", { name: "Yeniden gönder" }).click();
  await slip.waitFor();
  await expectAccessible(page, "order with a slip in the other address");
  await page.getByLabel("Doğru e-posta adresi").fill("");

  // Refused once more, each time with the papers first and then without them.
  await page.getByRole("button", { name: "Yeniden gönder" }).click();
  const emails = () => services.received.filter(({ channel }) => channel === "email");
  await expect
    .poll(() => emails().map(({ hasFiles }) => hasFiles))
    .toEqual([true, false, true, false]);

  services.moods.email = "takes";
  const storageState = await page.context().storageState();
  const plain = await site.browser.newContext({ javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto(page.url());
  const again = still.getByRole("button", { name: "Yeniden gönder" });
  await expect.poll(async () => (await still.reload(), again.isVisible())).toBe(true);
  // A slip is said at its field and kept; the other address takes the place of the wrong one.
  const address = still.getByLabel("Doğru e-posta adresi");
  await address.fill("dogru@");
  await again.click();
  await still.getByText("Lütfen email adresinizi doğru doldurun.").first().waitFor();
  expect(await address.inputValue()).toBe("dogru@");
  await address.fill("dogru@ornek.example");
  await again.click();
  const both = still.getByText(/adresine, bağlantısını SMS ile telefonunuza gönderdik\.$/);
  await expect.poll(async () => (await still.reload(), both.isVisible())).toBe(true);
  expect(await again.count()).toBe(0);
  const taken = emails().filter(({ isTaken }) => isTaken);
  expect(taken.map(({ to, hasFiles }) => [to, hasFiles])).toEqual([["dogru@ornek.example", true]]);
  await plain.close();
  await close();
});
