import type { Browser, Page } from "playwright";
import * as v from "valibot";
import { reachOffers } from "#tests/e2e/traffic-flow.ts";
import { makePerson } from "#tests/factories/person.ts";
import { queryDatabase } from "#tests/local-database.ts";
import { localSecrets } from "#scripts/data/local-state.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { createAnswerSeal } from "#worker/broker/quote/room/stored-answer.ts";

/** Milliseconds from the moment an insurer's answer was stored to the frame that shows it, by how the page was reached. */
export interface PaintDelays {
  /** Offers page reached by a click; answers come in the data stream. */
  readonly navigation: readonly number[];
  /** Offers page loaded anew; answers come in the HTML. */
  readonly document: readonly number[];
}

interface Painted {
  /** Offer id → epoch ms of the end of the first frame that showed it. */
  readonly at: Record<string, number>;
  /** Epoch ms from which the page could show anything. */
  readonly since: number;
}

type BenchWindow = Window & { painted: Record<string, number> };

/** Looks at every frame and notes the offers that are new in it, once that frame is out. */
function watchOffers(): void {
  const painted: Record<string, number> = {};
  (globalThis as unknown as BenchWindow).painted = painted;
  const look = () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("[name=teklif]")];
    const fresh = boxes.filter((box) => painted[box.value] === undefined && box.checkVisibility());
    if (fresh.length > 0) {
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now();
        for (const { value } of fresh) painted[value] ??= now;
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Delays over a few quotes of visitors of their own. */
export async function measurePaint(
  browser: Browser,
  server: { readonly url: string; readonly dataDirectory: string },
  quotes: number,
): Promise<PaintDelays> {
  const delays = { navigation: [] as number[], document: [] as number[] };
  for (let quote = 0; quote < quotes; quote++) {
    for (const kind of ["navigation", "document"] as const) {
      const context = await browser.newContext({ locale: "tr-TR" });
      const page = await context.newPage();
      await page.addInitScript(watchOffers);
      await reachOffers(page, server.url, makePerson());
      const since = Date.now();
      if (kind === "document") await page.reload({ waitUntil: "commit" });
      const painted = await paintedOf(page, kind, since);
      delays[kind].push(...(await delaysOf(painted, server.dataDirectory)));
      await context.close();
    }
  }
  return delays;
}

/** Waits until nobody is waited for; answers from before the page was there do not count. */
async function paintedOf(page: Page, kind: keyof PaintDelays, since: number): Promise<Painted> {
  await page.getByText(/12 şirketin tümü yanıtladı/).waitFor({ timeout: 30_000 });
  await page.waitForTimeout(500);
  const at = await page.evaluate(() => (globalThis as unknown as BenchWindow).painted);
  if (kind === "navigation") return { at, since };
  const shown = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    return performance.timeOrigin + (paint?.startTime ?? 0);
  });
  return { at, since: shown };
}

async function delaysOf({ at, since }: Painted, dataDirectory: string): Promise<number[]> {
  const { DATA_KEYS } = v.parse(StorageKeysSchema, await localSecrets(dataDirectory));
  const seal = createAnswerSeal(createVault(DATA_KEYS));
  const rows = queryDatabase(dataDirectory, "SELECT answers FROM quotes WHERE answers IS NOT NULL");
  const answers = await Promise.all(rows.map((row) => seal.openAll(String(row["answers"]))));
  return answers.flat().flatMap(({ offerId, answeredAt }) => {
    const paintedAt = offerId == null ? undefined : at[offerId];
    return paintedAt === undefined || answeredAt < since ? [] : [paintedAt - answeredAt];
  });
}
