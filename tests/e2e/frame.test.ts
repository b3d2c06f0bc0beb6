// What stands around every page: banner, menus, loader, footer, the question about cookies.
import { legalLinks } from "#client/frame/menus.ts";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { href } from "#shared/routes.ts";
import { isWhole, shareOf } from "#tests/share-of-cases.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import {
  arrive,
  desktop,
  expectAccessible,
  hydrated,
  movePointer,
  openVisit,
  phone,
} from "./browser.ts";
import { overflow } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

/** As somebody sets it in the browser who reads large text. */
async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * times } });
}

// Specification 1.4, 2.13, 2.17, 2.19, 2.20, 2.22, 2.23
test("on a desktop a page to read and one to fill in stand in the whole frame", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: desktop });
  for (const path of ["/", "/uyeOl"]) {
    await arrive(page, site.server.url + path);
    await expectFrame(page);
  }
  await close();
});

/** All that stands around a page on a desktop. */
async function expectFrame(page: Page): Promise<void> {
  expect(await page.getAttribute("html", "lang")).toBe("tr-TR");
  const banner = page.getByRole("complementary", { name: "Telefonla ulaşın" });
  await banner.getByRole("link", { name: "0850 000 00 02" }).waitFor();
  const header = page.getByRole("banner");
  for (const name of ["Hakkımızda", "Hasar Anında", "Blog", "İletişim"]) {
    await header.getByRole("link", { name, exact: true }).waitFor();
  }
  await header.getByText("Ürünler").click();
  for (const name of ["Aracınız", "Sağlığınız", "Eviniz", "Diğer"]) {
    await header.getByText(name, { exact: true }).filter({ visible: true }).waitFor();
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
    "Güvenli ödeme",
    "Visa",
    "Troy",
    "© 2024",
    "Altyapı: Yelken Dijital",
  ]) {
    await footer.getByText(text).first().waitFor();
  }
}

test("by keys the cookie question is answered at the beginning of the page", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: desktop });
  await arrive(page, site.server.url);
  for (const key of ["Tab", "Tab", "Enter", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  const question = page.getByRole("region", { name: "Çerez tercihleri" });
  await question.waitFor({ state: "detached" });
  expect(await page.getByRole("link", { name: "Çerez sorusuna geçin" }).count()).toBe(0);
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: "required-cookies" }),
  );
  await close();
});

test("on the narrowest phone mark and menu stand in one row", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: { width: 320, height: 640 } });
  await arrive(page, site.server.url);
  const header = page.getByRole("banner");
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  const mark = header.getByRole("link", { name: "Yelkovan" });
  const menu = header.locator("summary", { hasText: "Menü" });
  await expect.poll(async () => (await topOf(mark)) === (await topOf(menu))).toBe(true);
  await close();
});

test("large text fits a phone, and its header does not stay in the way", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  for (const times of [2, 4]) {
    await enlargeText(page, times);
    await page.goto(site.server.url);
    expect(await overflow(page)).toBe(0);
    const firstLine = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(firstLine!.y).toBeLessThan(phone.height / 3);
    await page.mouse.wheel(0, 2 * phone.height);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(phone.height);
    expect((await page.getByRole("banner").boundingBox())!.y).toBeLessThan(-phone.height / 2);
  }
  await enlargeText(page, 1);
  await close();
});

test("in forced colours icons and what is chosen stand out", async () => {
  const { page, close } = await openVisit(site.browser, {
    viewport: phone,
    forcedColors: "active",
  });
  await page.goto(site.server.url);
  const groundOf = (found: Locator) =>
    found.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [chosen, other] = ["Trafik", "Kasko"].map((name) =>
    page.locator("label", { hasText: name }),
  );
  expect(await groundOf(chosen!.first())).not.toBe(await groundOf(other!.first()));
  const icon = page.locator("summary svg", { has: page.locator('[href="#i-lucide-menu"]') });
  const stroke = await icon.evaluate((element) => getComputedStyle(element).stroke);
  expect(stroke).not.toBe(await groundOf(page.locator("body")));
  const promise = page.locator("li", { has: page.locator(".icon.text-success") }).first();
  const [ofText, ofIcon] = await promise.evaluate((item) =>
    [item, item.querySelector(".icon")!].map((element) => getComputedStyle(element).color),
  );
  expect(ofIcon).toBe(ofText);
  await close();
});

test("back from a heading of a text is where its contents were read", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: desktop });
  await arrive(page, site.server.url + href("personalData"));
  await movePointer(page);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole("navigation", { name: "Bu sayfada" }).getByRole("link").nth(2).click();
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(scrolled).toBe(60);
  await close();
});

// Specification 2.18, 2.19
test("on a phone the footer folds into fewer links, without badge and payment marks", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await arrive(page, site.server.url);
  const footer = page.getByRole("contentinfo");
  const shown = () => footer.getByRole("link").filter({ visible: true }).count();
  const folded = await shown();
  expect(await footer.getByText("Güvenli ödeme").isVisible()).toBe(false);
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
    // What is stored is shown as stored, so that saving it again gives no leave that was refused.
    await page.getByRole("button", { name: "Çerez tercihleri" }).click();
    const switches = page.getByRole("dialog").getByRole("switch");
    await expect.poll(() => switches.count()).toBe(4);
    const on = await Promise.all((await switches.all()).map((one) => one.isChecked()));
    expect(on).toEqual([true, ...Array(3).fill(kept.length > 1)]);
    await close();
  });

  test("are asked about on a quarter of the screen, whatever the page, the phone and the text", async () => {
    const { page, close } = await openVisit(site.browser, { viewport: phone });
    for (const [path, viewport, times, free] of [
      ["/", phone, 1, "Hemen Teklif Al"],
      ["/zorunlu-trafik-sigortasi", phone, 1, "Hemen Teklif Al"],
      ["/", { width: 320, height: 640 }, 1, "T.C. kimlik no"],
      ["/", phone, 2, undefined],
      ["/trafik/teklif", phone, 4, undefined],
    ] as const) {
      await page.context().clearCookies();
      await page.setViewportSize(viewport);
      await enlargeText(page, times);
      await page.goto(site.server.url + path);
      const question = page.getByRole("region", { name: "Çerez tercihleri" });
      const { y, height } = (await question.boundingBox())!;
      expect(height).toBeLessThanOrEqual(viewport.height / 4);
      if (free !== undefined) {
        const found = page.getByRole("button", { name: free }).or(page.getByLabel(free));
        const box = (await found.filter({ visible: true }).first().boundingBox())!;
        expect(box.y + box.height).toBeLessThan(y);
      }
      // One press answers, whatever the size.
      await question.getByRole("button", { name: "Yalnızca gerekli" }).click();
      await question.waitFor({ state: "hidden" });
    }
    await enlargeText(page, 1);
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

// Specification 2.21
test("the loader of a navigation is in sight within 150 ms while the answer is waited for, with motion and without", async () => {
  const { page, close } = await openVisit(site.browser);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${site.server.url}/trafik/teklif`);
    await hydrated(page);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/hakkimizda", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: "Hakkımızda" }).click();
    const bar = page.locator(".route-progress[data-active=true]");
    await bar.waitFor({ state: "attached" });
    const shown = await bar.evaluate((element) => {
      const at = element
        .getAnimations()
        .findIndex((animation) => (animation as CSSAnimation).animationName === "progress-shown");
      const { animationDelay, animationDuration } = getComputedStyle(element);
      const ms = (list: string) => Number.parseFloat(list.split(", ")[at] ?? list) * 1000;
      return ms(animationDelay) + ms(animationDuration);
    });
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(150);
    await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    expect((await bar.boundingBox())!.width).toBeGreaterThan(desktop.width / 10);
    expect(await bar.innerText()).toBe("Sayfa yükleniyor");
    answer();
    await page.getByRole("heading", { level: 1, name: /Hakkımızda/ }).waitFor();
    await page.locator(".route-progress[data-active=false]").waitFor({ state: "attached" });
    await page.unroute("**/hakkimizda");
  }
  await close();
});

// Specification 2.2
test.each(
  shareOf(
    [
      ["desktop", desktop, true],
      ["phone", phone, true],
      ["phone", phone, false],
      ["desktop", desktop, false],
    ] as const,
    2,
  ),
)(
  "the menu of a %s leads to second-hand traffic by the header's own address, %o, with scripts: %s",
  async (_name, viewport, javaScriptEnabled) => {
    const { page, complaints, close } = await openVisit(site.browser, {
      scripts: javaScriptEnabled ? "at once" : "never",
      viewport,
    });
    await page.goto(`${site.server.url}/trafik/teklif`);
    if (javaScriptEnabled) await hydrated(page);
    const header = page.getByRole("banner");
    const summaries = viewport === desktop ? ["Ürünler"] : ["Menü", "Aracınız"];
    for (const text of summaries) await header.locator("summary", { hasText: text }).click();
    const link = header.getByRole("link", { name: "İkinci El Trafik Sigortası" });
    expect(await link.filter({ visible: true }).getAttribute("href")).toBe(
      "/ikinci-el-zorunlu-trafik-sigortasi",
    );
    await link.filter({ visible: true }).click();
    await page.waitForURL(`${site.server.url}/ikinci-el-trafik-sigortasi`);
    await page.getByRole("heading", { level: 1, name: /İkinci El/ }).waitFor();
    expect(await header.locator("a[aria-current=page]").first().getAttribute("href")).toBe(
      "/ikinci-el-zorunlu-trafik-sigortasi",
    );
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === "/trafik/teklif");
    expect(complaints).toEqual([]);
    await close();
  },
);

// Specification 2.20
test("in the quote flow how to reach a person stands above, who is behind it below, on a phone and on a desktop", async () => {
  const { client, offers } = await beginOffers(site.server.url);
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const frame = async () => {
    await page.getByRole("complementary", { name: "Telefonla ulaşın" }).waitFor();
    const footer = page.getByRole("contentinfo");
    const text = await footer.innerText();
    for (const part of [
      "Yelkovan Sigorta ve Reasürans Brokerliği A.Ş.",
      "0850 000 00 02",
      "iletisim@yelkovan.example",
      "Güvenli ödeme",
      "© 2024",
    ]) {
      expect(text).toContain(part);
    }
    expect(
      await footer.getByRole("navigation", { name: "Yasal bilgiler" }).getByRole("link").count(),
    ).toBe(legalLinks.links.length);
  };
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.server.url}/trafik/teklif`);
    await frame();
    if (isWhole || viewport === phone) await expectAccessible(page, "quote frame");
    // The line above costs the first field no more than its own height.
    const banner = (await page
      .getByRole("complementary", { name: "Telefonla ulaşın" })
      .boundingBox())!;
    expect(banner.height).toBeLessThanOrEqual(32);
    const first = (await page.getByLabel(/T\.C\. kimlik no/).boundingBox())!;
    expect(first.y + first.height).toBeLessThan(viewport.height / 2 + 60);
  }
  await goOnAs(page, site.server.url, client);
  await page.goto(offers);
  await page.getByText("12 şirketin tümü yanıtladı").waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await frame();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  }
  await close();
});
