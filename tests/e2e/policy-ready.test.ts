import { expect, test } from "vitest";
import { readOutbox, untilSent } from "#tests/outbox.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { expectAccessible, openVisit, phone } from "./browser.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest, payForPolicy } from "./traffic-flow.ts";

const site = serveForBrowser();

test("whoever has bought holds the policy, its end in a calendar, and what comes next", async () => {
  const { url } = site.server;
  const { client, person, offers } = await beginOffers(url);
  const visit = await openVisit(site.browser, { viewport: phone });
  const { page } = visit;
  await goOnAs(page, url, client);
  await page.goto(offers);
  await page.getByText("tümü yanıtladı").waitFor();

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
  expect(mail!.attachments?.map(({ fileName }) => fileName)).toEqual([`police-${number}.pdf`]);
  const attached = await page.request.get(url + mail!.attachments![0]!.path);
  expect(pdfText(await attached.body())).toBe(printed);

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
  await page.getByRole("checkbox", { name: /Poliçem bitmeden/ }).check();
  await page.getByRole("button", { name: "Hatırlatma kur" }).click();
  await page.getByText(/günü hatırlatacağız/).waitFor();

  // The same browser without scripts, and by the short address.
  const bare = await openVisit(site.browser, { scripts: "never", viewport: phone });
  await bare.page.context().addCookies(await page.context().cookies());
  await bare.page.goto(short);
  expect(bare.page.url()).toBe(page.url());
  await bare.page.getByText(/günü hatırlatacağız/).waitFor();
  await bare.page.getByRole("button", { name: "Hatırlatmadan vazgeç" }).click();
  await bare.page.getByRole("button", { name: "Hatırlatma kur" }).click();
  await bare.page.getByText("onay kutusunu işaretleyiniz").waitFor();
  await bare.close();

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
