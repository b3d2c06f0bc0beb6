import type { Browser, Page } from "playwright";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { answerCookies, hydrated, openVisit, phone } from "./browser.ts";

type Show = (page: Page, state: string) => Promise<void>;

/**
 * A quote's list of offers at a server, for as long as `use` needs it; of a new quote, or one that was begun before.
 * `listening` resolves once the page hears of answers by the live channel, and no more by its own document.
 */
export async function withOffersAt(
  browser: Browser,
  url: string,
  use: (page: Page, listening: Promise<unknown>) => Promise<void>,
  begun = beginOffers(url),
): Promise<void> {
  const { client, offers } = await begun;
  const { page, close } = await openVisit(browser, { viewport: phone });
  page.setDefaultTimeout(60_000);
  await answerCookies(page, url);
  await goOnAs(page, url, client);
  try {
    const listening = page.waitForRequest("**/akis*", { timeout: 0 }).catch(() => {});
    await page.goto(offers, { waitUntil: "commit" });
    await hydrated(page);
    await use(page, listening);
  } finally {
    await close();
  }
}

/** The same at a server of its own, whose insurers behave so. */
async function withOffers(
  browser: Browser,
  settings: object,
  use: (page: Page, listening: Promise<unknown>, server: TestServer) => Promise<void>,
): Promise<void> {
  const variables = { INSURER_SETTINGS: JSON.stringify(settings) };
  const server = await startServer({ variables });
  try {
    await withOffersAt(browser, server.url, (page, listening) => use(page, listening, server));
  } finally {
    await server.close();
  }
}

export const outagesOf = (count: number, kind: "error" | "silent") =>
  Object.fromEntries(insurerProfiles.slice(0, count).map(({ id }) => [id, kind]));
export const everybody = insurerProfiles.length;
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

const half = Math.floor(everybody / 2);
/** Half of the insurers take their time, the others never answer. */
export const halfSilent = { ...patience, speed: 3, outages: outagesOf(half, "silent") };

/** While some still have to answer, and without a connection to hear of it. */
export async function showPartial(
  page: Page,
  listening: Promise<unknown>,
  server: TestServer,
  show: Show,
): Promise<void> {
  await page.getByText(`${everybody} şirketten ${everybody - half} yanıt geldi`).waitFor();
  await show(page, "partial");
  // A browser that is told to be offline lets what has begun go on; a server that is gone does not.
  await listening;
  await server.kill();
  await page.getByText("Bağlantınız koptu.").waitFor();
  await show(page, "offline");
}

/** Once everybody has answered, and as it is narrowed. */
export async function showComplete(page: Page, show: Show): Promise<void> {
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
}

/** Before anybody has answered. */
export async function showWaiting(page: Page, show: Show): Promise<void> {
  await page.getByText("Yanıt bekleniyor").first().waitFor();
  await show(page, "waiting");
}

/** Where nobody offers anything. */
export async function showNone(page: Page, show: Show): Promise<void> {
  await page.getByText("Bu bilgilerle teklif veren şirket çıkmadı").waitFor();
  await show(page, "none");
}

/** Every state of the list of offers, shown as it is reached; each begins with a visitor and a server of its own. */
export const offerStates = {
  waiting: (browser: Browser, show: Show) =>
    withOffers(
      browser,
      { ...patience, speed: 0, outages: outagesOf(everybody, "silent") },
      (page) => showWaiting(page, show),
    ),
  partial: (browser: Browser, show: Show) =>
    withOffers(browser, halfSilent, (page, listening, server) =>
      showPartial(page, listening, server, show),
    ),
  complete: (browser: Browser, show: Show) =>
    withOffers(browser, { speed: 0 }, (page) => showComplete(page, show)),
  none: (browser: Browser, show: Show) =>
    withOffers(browser, { speed: 0, outages: outagesOf(everybody, "error") }, (page) =>
      showNone(page, show),
    ),
};
