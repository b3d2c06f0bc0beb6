// What stands around every page: banner, menus, footer, the question about cookies.
import { describe, expect, test } from "vitest";
import { arrive, desktop, openVisit, phone } from "./browser.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

const pages = ["/", "/zorunlu-trafik-sigortasi", "/trafik/teklif", "/uyeOl", "/blog", "/404"];

// Specification 1.4, 2.13, 2.17, 2.19, 2.20, 2.22, 2.23
test.each(pages)("on a desktop %s stands in the whole frame", async (path) => {
  const { page, close } = await openVisit(site.browser, { viewport: desktop });
  await arrive(page, site.server.url + path);
  expect(await page.getAttribute("html", "lang")).toBe("tr-TR");
  const banner = page.getByRole("complementary", { name: "Telefonla ulaşın" });
  await banner.getByRole("link", { name: "0850 000 00 02" }).waitFor();
  const header = page.getByRole("banner");
  for (const name of ["Hakkımızda", "Hasar Anında", "Blog", "İletişim"]) {
    await header.getByRole("link", { name, exact: true }).waitFor();
  }
  await header.getByText("Ürünler").click();
  for (const name of ["Aracınız", "Sağlığınız", "Eviniz", "Diğer"]) {
    await header.getByText(name, { exact: true }).waitFor();
  }
  const whatsapp = page.getByRole("link", { name: "WhatsApp’tan yazın" }).first();
  const chat = new URL((await whatsapp.getAttribute("href")) ?? "");
  expect([chat.hostname, chat.pathname]).toEqual(["wa.me", "/908500000002"]);
  expect(chat.searchParams.get("text")).toContain("teklif");
  const footer = page.getByRole("contentinfo");
  for (const text of [
    "Yelkovan Sigorta ve Reasürans Brokerliği A.Ş.",
    "Örnek Mah. Yelken Sok.",
    "0850 000 00 02",
    "iletisim@yelkovan.example",
    "Güvenli e-ticaret",
    "Visa",
    "Troy",
    "© 2024",
    "Altyapı: Yelken Dijital",
  ]) {
    await footer.getByText(text).first().waitFor();
  }
  await close();
});

// Specification 2.18, 2.19
test("on a phone the footer folds into fewer links, without badge and payment marks", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await arrive(page, site.server.url);
  const footer = page.getByRole("contentinfo");
  const shown = () => footer.getByRole("link").filter({ visible: true }).count();
  const folded = await shown();
  expect(await footer.getByText("Güvenli e-ticaret").isVisible()).toBe(false);
  expect(await footer.getByText("Troy").isVisible()).toBe(false);
  await footer.locator("summary", { hasText: "Kurumsal" }).click();
  await expect.poll(shown).toBeGreaterThan(folded);
  const unfolded = await footer.locator("details").getByRole("link").count();
  await page.setViewportSize(desktop);
  expect(unfolded).toBeLessThan(await shown());
  await close();
});

describe("cookies", () => {
  // Specification 2.35, 2.36, 4.8
  test.each([
    [
      "Kabul Et",
      ["required-cookies", "functional-cookies", "analytic-cookies", "targeting-cookies"],
    ],
    ["Yalnızca gerekli", ["required-cookies"]],
    ["Kapat", ["required-cookies"]],
  ])("are asked about once: %s", async (name, kept) => {
    const { page, close } = await openVisit(site.browser);
    await arrive(page, site.server.url);
    const question = page.getByRole("region", { name: "Çerez tercihleri" });
    await question.getByRole("button", { name: "Tercihleri değiştirin" }).waitFor();
    await question.getByRole("button", { name, exact: true }).click();
    await question.waitFor({ state: "hidden" });
    const cookies = (await page.context().cookies()).map((cookie) => cookie.name);
    expect(cookies.filter((cookie) => cookie.endsWith("-cookies")).toSorted()).toEqual(
      kept.toSorted(),
    );
    await arrive(page, `${site.server.url}/sss`);
    expect(await question.count()).toBe(0);
    await close();
  });

  // Specification 2.37, 3.24
  test("are chosen by kind: the required ones locked, the others on until switched off", async () => {
    const { page, close } = await openVisit(site.browser);
    await arrive(page, site.server.url);
    await page.getByRole("button", { name: "Tercihleri değiştirin" }).click();
    const window = page.getByRole("dialog");
    for (const name of ["Ayarlar", "Çerez Politikası"]) {
      await window.getByRole("tab", { name }).waitFor();
    }
    const switches = window.getByRole("switch");
    await expect.poll(() => switches.count()).toBe(4);
    for (const one of await switches.all()) expect(await one.isChecked()).toBe(true);
    expect(await switches.first().isDisabled()).toBe(true);
    await window.getByRole("switch", { name: /Hedefleme/ }).uncheck();
    await window.getByRole("button", { name: "Tercihleri kaydet" }).click();
    await window.waitFor({ state: "hidden" });
    const kept = (await page.context().cookies()).filter(({ name }) => name.endsWith("-cookies"));
    expect(Object.fromEntries(kept.map(({ name, value }) => [name, value]))).toEqual({
      "required-cookies": "true",
      "functional-cookies": "true",
      "analytic-cookies": "true",
      "targeting-cookies": "false",
    });
    await close();
  });
});
