import type { Page } from "playwright";
import { expect } from "vitest";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { overflow } from "./member-flow.ts";

const money = /^Size ([\d.]+,\d\d) TL döner$/;

/** From an order to the leaving of its policy, with the code that confirms it typed. */
export async function askToLeave(
  page: Page,
  url: string,
  { phone }: Pick<TestPerson, "phone">,
  ground: string,
): Promise<void> {
  await page.goto(page.url().replace(/siparis.*$/, "police"));
  await page.getByRole("link", { name: "Cayma ve iptal" }).first().click();
  await page.getByRole("heading", { name: "Poliçeyi neden bırakıyorsunuz?" }).waitFor();
  await page.getByText(ground, { exact: true }).click();
  await page.getByRole("button", { name: "Devam et" }).click();
  await page.getByRole("button", { name: "Kodla onayla" }).waitFor();
  const { length: seen } = await readOutbox(url, phone);
  await page.getByRole("button", { name: "Kodla onayla" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, phone, seen));
}

/** Withdraws from the policy of the order on the page, until its money is on the card; the receipt says which. */
export async function withdraw(page: Page, url: string, person: TestPerson): Promise<void> {
  await askToLeave(page, url, person, "Vazgeçtim (cayma)");
  const [, lira = ""] = money.exec(await page.getByRole("heading", { name: money }).innerText())!;
  await page.getByRole("button", { name: "İsteği gönder" }).click();
  await page.getByRole("heading", { name: "Poliçeniz sona erdi" }).waitFor({ timeout: 60_000 });
  await page.getByText(`${lira} TL gönderildi`).waitFor();
  expect(await overflow(page)).toBe(0);
  const link = page.getByRole("link", { name: "İade makbuzu" });
  const address = new URL((await link.getAttribute("href"))!, url).href;
  const receipt = pdfText(await (await page.request.get(address)).body());
  for (const fact of ["Prim iade makbuzu", `${lira} TL`, "Ödemenin yapıldığı kart"]) {
    expect(receipt).toContain(fact);
  }
  await page.goto(page.url().replace(/police.*$/, "siparis"));
  await page.getByRole("heading", { name: "Poliçeniz sona erdi" }).waitFor();
  expect(await page.getByText(/takvime ekle|hatırlat|gönderdik|hesabınıza ekleyin/i).count()).toBe(
    0,
  );
  expect(await page.locator("main .text-success").count()).toBe(0);
  await page.goBack();
  const told = await untilSent(url, person.email, "İade makbuzunuz ektedir");
  expect(told.at(-1)?.attachments?.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/^prim-iade-makbuzu-.+\.pdf$/),
  ]);
}
