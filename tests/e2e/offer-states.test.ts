import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, launchBrowser } from "./browser.ts";
import { overflow } from "./member-flow.ts";
import { offerStates, withOffers } from "./offer-states.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(Object.entries(offerStates))(
  "the list of offers is for everybody, light and dark, and fits 320 px: %s and what follows",
  async (_name, reach) => {
    const seen: string[] = [];
    await reach(browser, async (page, state) => {
      seen.push(state);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${state}, ${colorScheme}`);
      }
      const before = page.viewportSize()!;
      await page.setViewportSize({ width: 320, height: 640 });
      expect([state, await overflow(page)]).toEqual([state, 0]);
      await page.setViewportSize(before);
    });
    expect(seen.length).toBeGreaterThan(0);
  },
);

test("while a finger is down nothing moves under it, and the press counts", async () => {
  await withOffers(browser, { speed: 1 }, async (page) => {
    const list = page.getByRole("list", { name: "Teklifler", exact: true });
    const link = list.getByRole("link", { name: /^Satın Al/ }).first();
    await list.getByText("Yanıt bekleniyor").first().waitFor();
    await link.hover();
    await page.mouse.down();
    const seen = await list.innerText();
    // Somebody answers about every 300 ms.
    await page.waitForTimeout(700);
    expect(await list.innerText()).toBe(seen);
    await page.mouse.up();
    await page.waitForURL(/\/satin-al\//);
  });
});
