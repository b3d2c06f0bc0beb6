import { randomFillSync } from "node:crypto";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { formatDate } from "#shared/format/date.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import { beginPayment, buy, goOnAs } from "./begun.ts";
import { answerCookies, expectAccessible, openVisit, phone } from "./browser.ts";
import { overflow } from "./member-flow.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();
const today = formatDate(Date.now());
/** A photograph of more than ten megabytes: noise does not become smaller as PNG. */
function photograph() {
  const png = new PNG({ width: 2600, height: 1400, colorType: 2 });
  randomFillSync(png.data);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  const buffer = PNG.sync.write(png, { colorType: 2, deflateLevel: 1 });
  return { name: "satis.png", mimeType: "image/png", buffer };
}

test("whoever is no member leaves from the footer, by policy number, phone and code, in two taps", async () => {
  const { url } = site.server;
  const paying = await beginPayment(url);
  const { person } = paying;
  await buy(url, paying);
  const [sms] = await untilSent(url, person.phone, "poliçe no");
  const number = /poliçe no: ([^\s]+?)\.?\s/.exec(sms!.text)![1]!;
  const visit = await openVisit(site.browser, { viewport: phone });
  const { page } = visit;
  await page.goto(url);
  await answerCookies(page, url);
  await page.locator("footer summary", { hasText: "Yasal bilgiler" }).click();
  await page.getByRole("link", { name: "Cayma ve iptal" }).first().click();
  await page.getByRole("heading", { name: "Cayma ve iptal", level: 1 }).waitFor();
  await expectAccessible(page, "find a policy");
  await page.getByRole("button", { name: "Kodu gönder" }).click();
  await page.getByText("Lütfen poliçe numarasını giriniz").waitFor();
  await page.getByLabel("Poliçe numarası").fill(number);
  await page.getByLabel("Poliçede kayıtlı cep telefonu").fill(person.phone);
  const { length: seen } = await readOutbox(url, person.phone);
  await page.getByRole("button", { name: "Kodu gönder" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, seen));
  await page.getByRole("button", { name: "Poliçemi aç" }).click();

  await page.getByRole("heading", { name: "Poliçeyi neden bırakıyorsunuz?" }).waitFor();
  await expectAccessible(page, "grounds");
  await page.getByText("Aracımı sattım").click();
  await page.getByRole("button", { name: "Devam et" }).click();
  await page.getByRole("textbox", { name: "Satış günü" }).fill(today);
  await page.getByRole("button", { name: "İadeyi hesapla" }).click();
  await page.getByRole("heading", { name: /^Size [\d.,]+ TL döner$/ }).waitFor();
  await expectAccessible(page, "refund");
  await page.getByRole("button", { name: "Kodla onayla" }).click();
  await page.getByText("Lütfen belgenizi ekleyiniz.").waitFor();
  await page.locator("input[type=file]").first().setInputFiles(photograph());
  await page.getByText("satis.jpg").waitFor();
  const { length: before } = await readOutbox(url, person.phone);
  await page.getByRole("button", { name: "Kodla onayla" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, before));
  await page.getByRole("button", { name: "İsteği gönder" }).click();
  await page.getByText("Poliçeniz geçerli").waitFor();
  await page.getByRole("heading", { name: "Belgeniz inceleniyor" }).waitFor();
  await expectAccessible(page, "standing");
  await page.getByRole("link", { name: "Poliçeye dön" }).click();
  const main = page.locator("main");
  await main.getByText("İptal isteğiniz inceleniyor; poliçeniz geçerli").waitFor();
  for (const name of ["Kayıtlı bir bilgi değişti", "Cayma ve iptal"]) {
    expect(await main.getByRole("link", { name }).count()).toBe(0);
  }
  await page.goto(`${page.url()}/bilgiler`);
  await main.getByText("istenen poliçenin bilgileri değiştirilemez").waitFor();
  await main.getByRole("link", { name: "İsteği izleyin" }).click();
  const [told] = await untilSent(url, person.phone, "isteğinizi");
  expect(told!.text).toContain(number);
  await untilSent(url, "ayse@ornek.example", "başvurunuzun kaydıdır");
  await page.getByRole("button", { name: "İsteği geri çek" }).click();
  await page.getByRole("heading", { name: "İsteğinizi geri aldınız" }).waitFor();
  expect(visit.complaints.filter((text) => !text.includes("422"))).toEqual([]);
  await visit.close();
});

test("without scripts a place of residence is chosen, and a new registration shows its price, takes its code, and is an endorsement; an insurer's refusal to end it is read with its reason, and cover holds", async () => {
  const { url } = site.server;
  const paying = await beginPayment(url);
  const { client, person } = paying;
  const order = await buy(url, paying);
  const bare = await openVisit(site.browser, { scripts: "never", viewport: phone });
  const { page } = bare;
  await goOnAs(page, url, client);
  await page.goto(order.replace(/siparis.*$/, "police"));
  await page.getByRole("link", { name: "İletişim bilgilerini değiştir" }).first().click();
  await page.getByRole("button", { name: "Adresi değiştir" }).click();
  await page.getByText("Lütfen ili seçiniz.").first().waitFor();
  await page.getByLabel("İl", { exact: true }).selectOption("Ankara");
  await page.getByRole("button", { name: "Adresi değiştir" }).click();
  await page.getByLabel("İlçe").selectOption("Çankaya");
  await page.getByRole("button", { name: "Adresi değiştir" }).click();
  await page.getByText("Kayıtlı olan: Ankara / Çankaya").waitFor();
  await page.getByRole("link", { name: "Poliçeye dön" }).click();
  await page.getByRole("link", { name: "Kayıtlı bir bilgi değişti" }).first().click();
  await page.getByRole("heading", { name: "Ruhsat yenilendi" }).waitFor();
  await page.getByRole("button", { name: "Prim farkını göster" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await page.getByLabel("Ruhsat belge no").first().fill("KL 654321");
  await page.getByRole("button", { name: "Prim farkını göster" }).click();
  await page.getByText("0,00 TL; priminiz aynı kalır.").waitFor();
  await page.getByText("Yeni: KL 654321").waitFor();
  const { length: seen } = await readOutbox(url, person.phone);
  await page.getByRole("button", { name: "Kodla onayla" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, seen));
  await page.getByRole("button", { name: "Değişikliği iste" }).click();
  await page.getByRole("heading", { name: "Poliçeniz değişti" }).waitFor();
  const endorsement = await page
    .getByRole("link", { name: "Değişiklik zeyilnamesi" })
    .getAttribute("href");
  const printed = await page.request.get(`${url}${endorsement}`);
  expect((await printed.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await untilSent(url, "ayse@ornek.example", "Zeyilnameniz ektedir");

  const yesterday = formatDate(Date.now() - 86_400_000);
  const leave = order.replace(/siparis.*$/, "police/iptal");
  // A day in the address counts for grounds that are about one.
  await page.goto(`${leave}?neden=compulsory-withdrawal&gun=${yesterday}`);
  await page.getByText("kullanılan gün olmadığından").waitFor();
  await page.goto(`${leave}?neden=sold&gun=${yesterday}`);
  const unbegun = `${yesterday} günü poliçenin başlangıcından önce; bu yüzden poliçe başlangıç gününde (${today}) sona erer`;
  await page.getByText(unbegun).waitFor();
  await page.goto(order.replace(/siparis.*$/, "police"));
  await page.getByRole("link", { name: "Cayma ve iptal" }).first().click();
  await page.getByText("Vazgeçtim (cayma)").click();
  await page.getByRole("button", { name: "Devam et" }).click();
  await page.getByText(/kararı .* verir/).waitFor();
  const { length: before } = await readOutbox(url, person.phone);
  await page.getByRole("button", { name: "Kodla onayla" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, before));
  await page.getByRole("button", { name: "İsteği gönder" }).click();
  await page.getByRole("heading", { name: "İsteğiniz kabul edilmedi" }).waitFor();
  await page.getByText("Sigorta zorunlu olduğu için").waitFor();
  await page.getByText("Poliçeniz geçerli").waitFor();
  await page.getByRole("link", { name: "Poliçeye dön" }).click();
  await page.getByText("Yürürlükte", { exact: true }).waitFor();
  await bare.close();
});

test("a new plate that costs more is paid at the bank, and the policy is the changed one; then a new phone takes its code, another place of residence is chosen, and the policy's page names both", async () => {
  const { url } = site.server;
  const paying = await beginPayment(url, { person: makePerson({ plate: "69YK" }) });
  const { client, person } = paying;
  const order = await buy(url, paying);
  const visit = await openVisit(site.browser, { viewport: phone });
  const { page } = visit;
  await goOnAs(page, url, client);
  await page.goto(order.replace(/siparis.*$/, "police"));
  await answerCookies(page, url);
  await page.getByRole("link", { name: "Kayıtlı bir bilgi değişti" }).first().click();
  await page.getByLabel("Plaka").fill(`34 ABK ${person.phone.slice(-3)}`);
  await page.getByLabel("Ruhsat belge no").fill("KL 654321");
  await page.getByRole("button", { name: "Prim farkını göster" }).click();
  await page.getByText(/^\+[\d.,]+ TL \(kalan günler için\)$/).waitFor();
  await page.getByText("3D Secure ile çekilir").waitFor();
  await expectAccessible(page, "difference");
  const { length: seen } = await readOutbox(url, person.phone);
  await page.getByRole("button", { name: "Kodla onayla" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, seen));
  await page.getByRole("button", { name: "Değişikliği iste" }).click();
  await page.getByRole("heading", { name: "Prim farkı bekleniyor" }).waitFor();
  await expectAccessible(page, "card for a difference");
  expect(await overflow(page)).toBe(0);
  await page.getByLabel("Kart numarası").fill("5528790000000008");
  await page.getByRole("button", { name: / TL Öde$/ }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await page.getByLabel("Kart numarası").inputValue()).toContain("5528");
  await page.getByLabel("Son kullanma").fill("12/30");
  await page.getByLabel("Güvenlik kodu").fill("123");
  await page.getByLabel("Kart üzerindeki ad soyad").fill("Deneme Kişi");
  const { length: before } = await readOutbox(url, person.phone);
  await page.getByRole("button", { name: / TL Öde$/ }).click();
  await page.waitForURL(/\/banka\/3d\//);
  await page
    .getByRole("textbox")
    .first()
    .fill(await readCode(url, person.phone, before));
  await page.getByRole("button", { name: "Onayla" }).click();
  await page.getByRole("heading", { name: "Poliçeniz değişti" }).waitFor({ timeout: 60_000 });
  await page.getByText(/TL kartınızdan çekildi\.$/).waitFor();
  await expectAccessible(page, "changed policy");
  const link = page.getByRole("link", { name: "Değişiklik zeyilnamesi" });
  const address = new URL((await link.getAttribute("href"))!, url).href;
  const endorsement = pdfText(await (await page.request.get(address)).body());
  expect(endorsement).toContain("kalan günler için ödendi");

  await page.goto(order.replace(/siparis.*$/, "police"));
  await page.getByRole("link", { name: "İletişim bilgilerini değiştir" }).first().click();
  await page.getByRole("heading", { name: "İletişim bilgilerini değiştir" }).waitFor();
  const next = makePerson();
  await page.getByLabel("Yeni cep telefonu").fill(next.phone);
  await page.getByRole("button", { name: "Kodu gönder" }).click();
  await page.getByText("Kodu yeni numaranıza gönderdik.").waitFor();
  await expectAccessible(page, "code to the new phone");
  await page.getByLabel("SMS kodu").fill(await readCode(url, next.phone));
  await page.getByRole("button", { name: "Telefonu değiştir" }).click();
  await page.getByText("Telefonunuz değişti.").waitFor();
  await page.getByText(`Kayıtlı olan: ${maskPhone(next.phone)}`).waitFor();
  await untilSent(url, person.phone, "telefonu değişti");
  await page.getByLabel("İl", { exact: true }).selectOption("İzmir");
  await page.getByLabel("İlçe").selectOption("Bornova");
  await page.getByRole("button", { name: "Adresi değiştir" }).click();
  await page.getByText("Kayıtlı olan: İzmir / Bornova").waitFor();
  expect(visit.complaints.filter((text) => !text.includes("422"))).toEqual([]);
  await visit.close();
});
