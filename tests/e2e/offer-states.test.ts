import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, launchBrowser } from "./browser.ts";
import { overflow } from "./member-flow.ts";
import { offerStates } from "./offer-states.ts";

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
