import { describe, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { desktop, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import { reachOffers } from "./traffic-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

describe("the loader of a navigation", () => {
  test.each(["no-preference", "reduce"] as const)(
    "is in sight within 150 ms while the answer is waited for, motion: %s",
    async (reducedMotion) => {
      const { page, close } = await openVisit(site.browser, { reducedMotion });
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
      await expect
        .poll(() => bar.evaluate((element) => getComputedStyle(element).opacity))
        .toBe("1");
      expect((await bar.boundingBox())!.width).toBeGreaterThan(desktop.width / 10);
      expect(await bar.innerText()).toBe("Sayfa yükleniyor");
      answer();
      await page.getByRole("heading", { level: 1, name: /Hakkımızda/ }).waitFor();
      await page.locator(".route-progress[data-active=false]").waitFor({ state: "attached" });
      await close();
    },
  );
});

describe.each([true, false])("with scripts: %s", (javaScriptEnabled) => {
  test.each([
    ["desktop", desktop],
    ["phone", phone],
  ] as const)(
    "the menu of a %s leads to second-hand traffic by the header's own address",
    async (_name, viewport) => {
      const { page, complaints, close } = await openVisit(site.browser, {
        javaScriptEnabled,
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
      await page.waitForURL(`${site.server.url}/trafik/teklif`);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

describe.each([
  ["phone", phone],
  ["desktop", desktop],
] as const)("in the quote flow on a %s", (_name, viewport) => {
  test("how to reach a person stands above, who is behind it below", async () => {
    const { page, close } = await openVisit(site.browser, { viewport });
    const frame = async () => {
      await page.getByRole("complementary", { name: "Telefonla ulaşın" }).waitFor();
      const footer = page.getByRole("contentinfo");
      const text = await footer.innerText();
      for (const part of [
        "Yelkovan Sigorta ve Reasürans Brokerliği A.Ş.",
        "0850 000 00 02",
        "iletisim@yelkovan.example",
        "Güvenli e-ticaret",
        "© 2024",
      ]) {
        expect(text).toContain(part);
      }
      expect(
        await footer.getByRole("navigation", { name: "Yasal bilgiler" }).getByRole("link").count(),
      ).toBe(4);
    };
    await page.goto(`${site.server.url}/trafik/teklif`);
    await frame();
    await expectAccessible(page, "quote frame");
    // The line above costs the first field no more than its own height.
    const banner = (await page
      .getByRole("complementary", { name: "Telefonla ulaşın" })
      .boundingBox())!;
    expect(banner.height).toBeLessThanOrEqual(32);
    const first = (await page.getByLabel(/T\.C\. kimlik no/).boundingBox())!;
    expect(first.y + first.height).toBeLessThan(viewport.height / 2 + 60);
    await reachOffers(page, site.server.url, makePerson());
    await page.getByText("12 şirketin tümü yanıtladı").waitFor();
    await frame();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await close();
  });
});
