import { expect, test } from "vitest";
import { href } from "#shared/routes.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readOutbox, untilSent } from "#tests/outbox.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { beginOffers, beginVehicle, goOnAs } from "./begun.ts";
import { arrive, expectAccessible, openVisit, phone } from "./browser.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { atOffers, chooseCheapest, lookUpVehicle, payForPolicy } from "./traffic-flow.ts";

const site = serveForBrowser();

test("whoever has bought holds the policy, its end in a calendar, and what comes next", async () => {
  const { url } = site.server;
  const { client, person, offers } = await beginOffers(url);
  const visit = await openVisit(site.browser, { viewport: phone });
  const { page } = visit;
  await goOnAs(page, url, client);
  await page.goto(offers);
  await page.getByText("tümü yanıtladı").waitFor();
  // Nothing of an offer lies beside its card, between a phone and a wide screen either.
  const cards = page.locator(".offer-card");
  for (const width of [320, 600, 870, 960]) {
    await page.setViewportSize({ width, height: phone.height });
    const beside = await cards.evaluateAll(
      (all) => all.filter((card) => card.scrollWidth > card.clientWidth).length,
    );
    expect([width, beside]).toEqual([width, 0]);
  }
  await page.setViewportSize(phone);

  const share = page.getByRole("region", { name: "Teklifi saklayın, paylaşın" });
  await share.getByRole("button", { name: "Telefonuma SMS gönder" }).click();
  await share.getByText("Bağlantıyı telefonunuza SMS ile gönderdik.").waitFor();
  const [text] = await readOutbox(url, person.phone);
  const shared = /http\S+\/k\/\S+/.exec(text!.text)![0];

  await chooseCheapest(page);
  const printed = await payForPolicy(page, url, person);
  await page.getByRole("heading", { name: "Poliçeniz hazır", level: 1 }).waitFor();
  const plate = `${person.plate.slice(0, 2)} ABC ${person.plate.slice(5)}`;
  const fact = (label: string) => page.getByText(label, { exact: true }).locator("+ dd");
  const number = await fact("Poliçe no").innerText();
  expect(printed).toContain(number);
  expect(await fact("Araç").innerText()).toBe(plate);

  const [sms] = await untilSent(url, person.phone, "poliçe");
  const short = /http\S+\/k\/\S+/.exec(sms!.text)![0];
  const [mail] = await untilSent(url, person.email, "poliçe");
  expect(mail!.attachments?.map(({ fileName }) => fileName)).toEqual([
    `police-${number}.pdf`,
    `sozlesme-metinleri-${number}.pdf`,
  ]);
  const [attached, texts] = await Promise.all(
    mail!.attachments!.map(async ({ path }) => (await page.request.get(url + path)).body()),
  );
  expect(pdfText(attached!)).toBe(printed);

  await page.getByText("Onayladığınız metinler").click();
  const all = page.getByRole("link", { name: "Tümünü indirin (PDF)" });
  const downloaded = await page.request.get(new URL((await all.getAttribute("href"))!, url).href);
  expect(await downloaded.body()).toEqual(texts);
  await page.getByRole("link", { name: "Ön bilgilendirme formu" }).click();
  await page.getByRole("heading", { name: "Ön Bilgilendirme Formu", level: 1 }).waitFor();
  expect(await page.getByText(plate).count()).toBe(1);
  await page.getByRole("link", { name: "Poliçeye dön" }).click();
  await page.getByText("Onayladığınız metinler").waitFor();

  const calendar = page.getByRole("link", { name: "Bitişi takvime ekle" });
  const file = await page.request.get(new URL((await calendar.getAttribute("href"))!, url).href);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const lines = (await file.text()).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain("BEGIN:VEVENT");
  expect(lines).toContain("TRIGGER:-P15D");
  expect(lines.find((line) => line.startsWith("SUMMARY:"))).toContain(plate);

  await page.locator("summary", { hasText: "Hasar anında ne yapmalısınız?" }).click();
  await page.getByText(/beş iş günü içinde/).waitFor();
  await expectAccessible(page, "policy ready");
  const next = page.getByRole("link", { name: "Kasko Sigortası teklifi alın" });
  expect(await next.getAttribute("href")).toBe("/trafik/kasko-teklif");
  await page.getByRole("link", { name: "Üye olun" }).waitFor();

  expect(visit.complaints).toEqual([]);
  await page.getByRole("button", { name: "Hatırlatma kur" }).click();
  await page.getByText("onay kutusunu işaretleyiniz").waitFor();
  await page.getByRole("checkbox", { name: /biteceğinin e-posta ile/ }).check();
  await page.getByRole("button", { name: "Hatırlatma kur" }).click();
  await page.getByText(/günü e-posta ile hatırlatacağız/).waitFor();

  // The same browser without scripts, and by the short address.
  const bare = await openVisit(site.browser, { scripts: "never", viewport: phone });
  await bare.page.context().addCookies(await page.context().cookies());
  await bare.page.goto(short);
  expect(bare.page.url()).toBe(page.url());
  await bare.page.getByText(/günü e-posta ile hatırlatacağız/).waitFor();
  await bare.page.getByRole("button", { name: "Hatırlatmadan vazgeç" }).click();
  await bare.page.getByRole("button", { name: "Hatırlatma kur" }).click();
  await bare.page.getByText("onay kutusunu işaretleyiniz").waitFor();
  await bare.close();

  // The policy has a page of its own; whoever else comes to it proves the phone.
  await page.getByRole("link", { name: "Poliçenin sayfası" }).click();
  await page.getByRole("heading", { name: "Zorunlu Trafik Sigortası", level: 1 }).waitFor();
  await page.getByText(`Poliçe no: ${number}`).waitFor();
  await page.getByText("Yürürlükte", { exact: true }).waitFor();
  await page.getByText("1. gün, 364 gün kaldı").waitFor();
  await page.locator("summary", { hasText: "Araç" }).click();
  await page.getByText(plate, { exact: true }).waitFor();
  await expectAccessible(page, "policy");
  const paper = page.getByRole("link", { name: /^Poliçe/ });
  const again = await page.request.get(new URL((await paper.getAttribute("href"))!, url).href);
  expect(pdfText(await again.body())).toBe(printed);

  // Anybody else sees the offers by the one address, and proves the phone at the other.
  const stranger = await openVisit(site.browser, { viewport: phone });
  await stranger.page.goto(shared);
  await stranger.page.getByRole("heading", { level: 1 }).waitFor();
  expect(stranger.page.url()).toMatch(/\/teklif\/[^/]+$/);
  expect(await stranger.page.getByRole("button", { name: "Telefonuma SMS" }).count()).toBe(0);
  await stranger.page.goto(short);
  await stranger.page.getByRole("button", { name: "Kodu Gönder" }).waitFor();
  expect(await stranger.page.getByText(number).count()).toBe(0);
  const forged = await stranger.page.request.get(`${short.slice(0, -1)}_`, { maxRedirects: 0 });
  expect(forged.headers()["location"]).toBe("/404?aranan=teklif");
  await stranger.close();
  await visit.close();
});

test("on a 390 px phone a mother buys for her minor son, and the policy names both", async () => {
  const { url } = site.server;
  // The civil registry asks for the birth date of this number first, and believes it.
  const son = makePerson({ nationalNumber: "10000001754" });
  const mother = { number: "10000000146", born: "02.01.1970" };
  const { client } = await beginVehicle(url, { person: son });
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  await goOnAs(page, url, client);
  await arrive(page, url + href("trafikQuote"));
  await page.getByLabel("Doğum tarihi").fill("06.05.2012");
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
  await lookUpVehicle(page);
  await atOffers(page);
  await chooseCheapest(page);
  const buyer = page.getByRole("region", { name: "Poliçeyi kim alıyor?" });
  await expectAccessible(page, "who buys for a minor");
  expect(await overflow(page)).toBe(0);
  await buyer.getByLabel("Kendi T.C. kimlik numaranız").fill(mother.number);
  await buyer.getByLabel("Adınız", { exact: true }).fill("Defne");
  await buyer.getByLabel("Soyadınız").fill("Öztürk");
  await buyer.getByLabel("Doğum tarihiniz").fill("03.01.1970");
  await buyer.getByRole("checkbox", { name: /velisi veya vasisi olduğumu/ }).check();
  await buyer.getByRole("button", { name: "Sigorta ettiren olarak yaz" }).click();
  await buyer.getByText("Kimlik numarası ile doğum tarihi eşleşmiyor").first().waitFor();
  await buyer.getByLabel("Doğum tarihiniz").fill(mother.born);
  await buyer.getByRole("button", { name: "Sigorta ettiren olarak yaz" }).click();
  await buyer
    .getByText("Sigorta ettiren: Defne Öztürk (Sigortalının velisi veya vasisi)")
    .waitFor();
  const printed = await payForPolicy(page, url, son);
  for (const fact of ["Defne Öztürk", mother.number, son.nationalNumber, "velisi veya vasisi"]) {
    expect(printed).toContain(fact);
  }
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});
