import type { Browser, Page } from "playwright";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import { answerCookies, hydrated, openVisit, phone } from "./browser.ts";
import { reachOffers } from "./traffic-flow.ts";

type Show = (page: Page, state: string) => Promise<void>;

/** A quote's list of offers at a server whose insurers behave so, for as long as `use` needs it. */
export async function withOffers(
  browser: Browser,
  settings: object,
  use: (page: Page, server: TestServer) => Promise<void>,
): Promise<void> {
  const variables = { INSURER_SETTINGS: JSON.stringify(settings) };
  const server = await startServer({ variables });
  const { page, close } = await openVisit(browser, { viewport: phone });
  page.setDefaultTimeout(60_000);
  await answerCookies(page, server.url);
  try {
    await reachOffers(page, server.url, makePerson());
    await hydrated(page);
    await use(page, server);
  } finally {
    await close();
    await server.close();
  }
}

const outagesOf = (count: number, kind: "error" | "silent") =>
  Object.fromEntries(insurerProfiles.slice(0, count).map(({ id }) => [id, kind]));
const everybody = insurerProfiles.length;
/** As long as a quote may wait: what is silent stays so while it is looked at. */
const patience = { waitSeconds: 600 };

/** Ticks one filter after the other; each is gone into the address before the next is looked for. */
async function narrow(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  const boxes = page
    .getByRole("form", { name: "Sıralama ve filtreler" })
    .getByRole("checkbox", { checked: false });
  for (let at = 0; at < 12 && !(await isEnough()) && (await boxes.count()) > 0; at++) {
    const before = page.url();
    await boxes.first().check();
    await page.waitForURL((address) => address.href !== before);
  }
}

/** Ticks two offers and goes to their comparison. */
export async function reachComparison(page: Page): Promise<void> {
  const boxes = page.getByRole("checkbox", { name: /^Karşılaştır/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "2 teklifi karşılaştır" }).click();
  await page.getByRole("heading", { name: /teklifi karşılaştırın/ }).waitFor();
}

/** Every state of the list of offers, shown as it is reached; each begins with a visitor and a server of its own. */
export const offerStates = {
  waiting: (browser: Browser, show: Show) =>
    withOffers(
      browser,
      { ...patience, speed: 0, outages: outagesOf(everybody, "silent") },
      async (page) => {
        await page.getByText("Yanıt bekleniyor").first().waitFor();
        await show(page, "waiting");
      },
    ),
  partial: (browser: Browser, show: Show) =>
    withOffers(
      browser,
      { ...patience, speed: 0, outages: outagesOf(Math.floor(everybody / 2), "silent") },
      async (page, server) => {
        await page
          .getByRole("link", { name: /^Satın Al/ })
          .first()
          .waitFor();
        await show(page, "partial");
        // A browser that is told to be offline lets what has begun go on; a server that is gone does not.
        await server.kill();
        await page.getByText("Bağlantınız koptu.").waitFor();
        await show(page, "offline");
      },
    ),
  complete: (browser: Browser, show: Show) =>
    withOffers(browser, { speed: 0 }, async (page) => {
      await page.getByText(/şirketin tümü yanıtladı/).waitFor();
      await show(page, "complete");
      await page.locator("article summary").first().click();
      await page
        .getByRole("checkbox", { name: /^Karşılaştır/ })
        .first()
        .check();
      await show(page, "opened");
      const noMatch = page.getByText("Seçtiğiniz filtrelere uyan teklif yok");
      let ticked = 0;
      await narrow(page, async () => ticked++ > 0);
      await show(page, "filtered");
      await narrow(page, () => noMatch.isVisible());
      await show(page, "filtered-away");
    }),
  none: (browser: Browser, show: Show) =>
    withOffers(browser, { speed: 0, outages: outagesOf(everybody, "error") }, async (page) => {
      await page.getByText("Bu bilgilerle teklif veren şirket çıkmadı").waitFor();
      await show(page, "none");
    }),
};
