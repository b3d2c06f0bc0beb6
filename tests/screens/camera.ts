import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright";
import { findBarriers } from "#tests/e2e/browser.ts";
import { overflow } from "#tests/e2e/member-flow.ts";

/** What a picture showed that it should not. */
export interface Finding {
  readonly screen: string;
  readonly width: number;
  readonly theme: Theme;
  readonly what: string;
}

const widths = [320, 390, 768, 1280] as const;
const heights = { 320: 640, 390: 844, 768: 1024, 1280: 900 } as const;
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Takes pictures into a folder and looks for sideways scroll and barriers while it does. */
export function createCamera(directory: string) {
  const findings: Finding[] = [];
  const seen: string[] = [];

  async function look(
    page: Page,
    screen: string,
    width: number,
    theme: Theme,
    beyond: readonly string[],
  ): Promise<void> {
    const tell = (what: string) => {
      findings.push({ screen, width, theme, what });
      console.log(`    ${width} ${theme}: ${what.slice(0, 240).replaceAll("\n", " ")}`);
    };
    const tooWide = await overflow(page);
    if (tooWide > 0) tell(`${tooWide} px too wide`);
    // What axe judges differs by theme and by layout; 320 px is laid out as 390 is.
    if (width !== 320) for (const barrier of await findBarriers(page, { beyond })) tell(barrier);
    const file = path.join(directory, screen, `${width}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
  }

  return {
    findings,
    /** Names of the screens there are pictures of. */
    seen,
    /**
     * The screen as it is now, in every width and theme; leaves the page as wide as it was. `beyond` are rules of axe it is not
     * subject to.
     */
    async take(page: Page, screen: string, beyond: readonly string[] = []): Promise<void> {
      console.log(`  ${screen}`);
      seen.push(screen);
      await page.waitForLoadState();
      await mkdir(path.join(directory, screen), { recursive: true });
      const before = page.viewportSize();
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await look(page, screen, width, colorScheme, beyond);
        }
      }
      await page.emulateMedia({ colorScheme: "light" });
      if (before !== null) await page.setViewportSize(before);
    },
  };
}

export type Camera = ReturnType<typeof createCamera>;
