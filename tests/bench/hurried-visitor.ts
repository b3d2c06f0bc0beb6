import { setTimeout as later } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { goodCard } from "#tests/e2e/traffic-flow.ts";
import { phone } from "#tests/e2e/browser.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import type { Control, Screen } from "./seen-screen.ts";
import { readScreen } from "./seen-screen.ts";

/** Lighthouse's slow 4G as DevTools applies it (lighthouse-core/config/constants.js): 150 ms × 3.75, 1.6 Mbit/s × 0.9. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const cpuSlowdown = 4;
/** Five keys a second. */
const keyMs = 200;
const decisionMs = 800;
const lookEveryMs = 50;
const patienceSeconds = 60;
/** A press that has led nowhere for so long is made again: the list it was meant for may have moved under the finger. */
const againAfterSeconds = 4;
/** Whoever has no policy by then goes round in circles. */
const longestVisitSeconds = 300;

export interface Stage {
  readonly screen: string;
  readonly seconds: number;
  /** Of these, what the visitor could do nothing in. */
  readonly waitedSeconds: number;
  readonly typed: number;
  readonly taps: number;
}

export interface HurriedVisit {
  readonly stages: readonly Stage[];
  /** Since the home page could be used. */
  readonly firstOfferSeconds: number;
  readonly policySeconds: number;
  readonly typedToOffer: number;
  /** Without the code that the bank wants. */
  readonly typedToBank: number;
  readonly screens: number;
  readonly taps: number;
  readonly waitedSeconds: number;
}

type Known = readonly [label: RegExp, text: string];

/** What the visitor has at hand, by the names that fields give it; codes are read off the phone. */
const knowledgeOf = (person: TestPerson): readonly Known[] => [
  [/^Plaka/, person.plate],
  [/^T\.C\. kimlik no/, person.nationalNumber],
  [/^Cep telefonu/, person.phone],
  [/^Ruhsat belge/, "FP373220"],
  [/^E-posta/, person.email],
  [/^Kart üzerindeki/, "Deneme Kişi"],
  [/^Kart numarası/, goodCard],
  [/^Son kullanma/, "1230"],
  [/^Güvenlik kodu/, "123"],
];
const codeField = /^SMS kodu/;

const ownCardLabel = /kart(ım)? bana ait|kart benim/i;
const ticks = [
  /Gizlilik politikasını/,
  /Aydınlatma Metni/,
  /Ön bilgilendirme/,
  /Mesafeli satış/,
  /bilgilendirme formunu okudum/,
];
/** What goes on, the later the better when a screen has several. */
const forward = [
  /Teklif Al/,
  /^Devam Et/,
  /^Onayla/,
  /^Teklifleri Getir/,
  /^Satın Al/,
  /^Ödemeyi Tamamla/,
];
const arrived = /^Poliçeniz hazır/;

const isBank = ({ path }: Screen): boolean => path.startsWith("/banka/");
const isOffer = ({ kind, label }: Control): boolean =>
  kind === "press" && label.startsWith("Satın Al");

/** What a visitor does next on a screen: the first known field that is empty, then ticks, then the way on. */
function nextStep(screen: Screen, known: readonly Known[]): Control | undefined {
  const { controls } = screen;
  const isAsked = (label: string) =>
    isBank(screen) || codeField.test(label) || known.some(([name]) => name.test(label));
  const ways = forward.map((name) =>
    controls.find(({ kind, label }) => kind === "press" && name.test(label)),
  );
  const way = ways.findLast((each) => each !== undefined);
  // Who hurries fills in nothing that does not lead on, such as a reminder beside offers that are not there yet.
  if (way === undefined || isOffer(way)) return way;
  const field = controls.find(
    ({ kind, isEmpty, label }) =>
      kind === "text" && isEmpty && !/isteğe bağlı/.test(label) && isAsked(label),
  );
  // Said first, it spares the name.
  const ownCard = controls.find(
    ({ kind, isEmpty, label }) => kind === "tick" && isEmpty && ownCardLabel.test(label),
  );
  const tick = controls.find(
    ({ kind, isEmpty, label }) =>
      kind === "tick" && isEmpty && ticks.some((name) => name.test(label)),
  );
  return ownCard ?? field ?? tick ?? way;
}

/** A page on a slow phone and a slow net. */
async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: "tr-TR",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceSeconds * 1000);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return page;
}

/** Types into a field, or presses what is no field; yields how often the screen was touched for it. */
async function act(page: Page, { mark, kind, isFocused }: Control, text: string): Promise<number> {
  const isTouched = kind !== "text" || !isFocused;
  if (isTouched) await page.locator(`[data-robot="${mark}"]`).tap({ timeout: 2000 });
  if (kind === "text") await page.keyboard.type(text, { delay: keyMs });
  return isTouched ? 1 : 0;
}

/** Keeps the time of a visit, stage by stage. */
function keepTime() {
  const start = performance.now();
  const stages: { -readonly [Key in keyof Stage]: Stage[Key] }[] = [];
  let began = start;
  let idleSince: number | undefined;
  const seconds = (then: number) => (performance.now() - then) / 1000;
  return {
    stages,
    total: () => seconds(start),
    idle: () => (idleSince === undefined ? 0 : seconds(idleSince)),
    see(screen: string): void {
      const last = stages.at(-1);
      if (last?.screen === screen) return;
      if (last !== undefined) last.seconds = seconds(began);
      began = performance.now();
      stages.push({ screen, seconds: 0, waitedSeconds: 0, typed: 0, taps: 0 });
    },
    /** The page has nothing to offer just now. */
    wait(): void {
      idleSince ??= performance.now();
    },
    goOn(): void {
      if (idleSince !== undefined) stages.at(-1)!.waitedSeconds += seconds(idleSince);
      idleSince = undefined;
    },
    count(kind: Control["kind"], taps: number): void {
      const stage = stages.at(-1)!;
      stage.taps += taps;
      if (kind === "text") stage.typed += 1;
    },
  };
}

const sumOf = (stages: readonly Stage[], what: "typed" | "taps" | "waitedSeconds"): number =>
  stages.reduce((sum, stage) => sum + stage[what], 0);

/**
 * Goes from the untouched home page to a traffic policy as fast as somebody can who types five keys a second and takes 0.8 s
 * for each decision. Finds its way by labels alone. Throws with the screen where it got stuck.
 */
export async function hurryToPolicy(browser: Browser, url: string): Promise<HurriedVisit> {
  const page = await openSlowPhone(browser);
  const person = makePerson();
  const known = knowledgeOf(person);
  let unread: unknown;
  // A page that is on its way out cannot be read.
  const look = () => page.evaluate(readScreen).catch((error: unknown) => void (unread = error));
  await page.goto(url, { waitUntil: "domcontentloaded" });
  const clock = keepTime();
  let firstOffer: { readonly seconds: number; readonly typed: number } | undefined;
  let typedToBank = 0;
  let pressed = "";
  for (;;) {
    const screen = await look();
    if (screen !== undefined) clock.see(screen.name);
    if (screen !== undefined && arrived.test(screen.title)) break;
    const step = screen === undefined ? undefined : nextStep(screen, known);
    const here = `${screen?.path} ${step?.label}`;
    if (clock.total() > longestVisitSeconds) throw new Error(`No policy yet at ${here}.`);
    const isWaited = here === pressed && clock.idle() < againAfterSeconds;
    if (screen === undefined || step === undefined || isWaited) {
      clock.wait();
      if (clock.idle() > patienceSeconds) {
        throw new Error(`Stuck at ${here} after ${pressed}.`, { cause: unread });
      }
      await later(lookEveryMs);
      continue;
    }
    clock.goOn();
    if (isOffer(step))
      firstOffer ??= { seconds: clock.total(), typed: sumOf(clock.stages, "typed") };
    await later(decisionMs);
    const after = await look();
    if (after === undefined || after.name !== screen.name) continue;
    const aim = after.controls.find(
      ({ kind, label }) => kind === step.kind && label === step.label,
    );
    if (aim === undefined) continue;
    if (!isBank(screen))
      typedToBank = sumOf(clock.stages, "typed") + (step.kind === "text" ? 1 : 0);
    const isCode = isBank(screen) || codeField.test(step.label);
    const text = isCode
      ? await readCode(url, person.phone)
      : (known.find(([name]) => name.test(step.label))?.[1] ?? "");
    const taps = await act(page, aim, text).catch(() => undefined);
    // Redrawn meanwhile: look again.
    if (taps === undefined) continue;
    clock.count(step.kind, taps);
    pressed = here;
  }
  const policySeconds = clock.total();
  clock.goOn();
  await page.context().close();
  return {
    stages: clock.stages,
    firstOfferSeconds: firstOffer?.seconds ?? Number.NaN,
    policySeconds,
    typedToOffer: firstOffer?.typed ?? Number.NaN,
    typedToBank,
    screens: clock.stages.length,
    taps: sumOf(clock.stages, "taps"),
    waitedSeconds: sumOf(clock.stages, "waitedSeconds"),
  };
}
