import { setTimeout as later } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { phone } from "#tests/e2e/browser.ts";
import { readCode } from "#tests/outbox.ts";
import type { Errand } from "./errands.ts";
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
/** Five keys a second, whatever a page does with each of them meanwhile: who types does not wait for it. */
const keyMs = 200;
/** In which the screen is read as well. */
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

const codeField = /^SMS kodu/;

const ownCardLabel = /kart(ım)? bana ait|kart benim/i;
const ticks = [
  /Gizlilik politikasını/,
  /Aydınlatma Metni/,
  /Ön bilgilendirme/,
  /Sağlık verilerimin/,
  /Mesafeli satış/,
  /bilgilendirme metnini okudum/,
  /İhtiyaç beyanımı/,
  /bana yetki verdik/,
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

interface Step {
  readonly control: Control;
  /** What is typed into it, or chosen of it. */
  readonly text: string;
}

/** The first of some kind that is still empty and has an answer. */
function unanswered<A extends { readonly label: RegExp; readonly at?: number }>(
  controls: readonly Control[],
  kind: Control["kind"],
  answers: readonly A[],
): { readonly control: Control; readonly answer: A } | undefined {
  const own = controls.filter((control) => control.kind === kind);
  const found = answers.flatMap((answer) => {
    const named = own.filter(({ label }) => answer.label.test(label));
    const fitting = answer.at === undefined ? named : named.slice(answer.at, answer.at + 1);
    const control = fitting.find(({ isEmpty, label }) => isEmpty && !/isteğe bağlı/.test(label));
    return control === undefined ? [] : [{ control, answer }];
  });
  const places = found.map(({ control }) => controls.indexOf(control));
  return found[places.indexOf(Math.min(...places))];
}

/** What a visitor does next on a screen: the first thing that is asked and known, then ticks, then the way on. */
function nextStep(screen: Screen, errand: Errand): Step | undefined {
  const { controls } = screen;
  const press = (control: Control | undefined): Step | undefined =>
    control === undefined ? undefined : { control, text: "" };
  const pressed = (kind: Control["kind"], names: readonly RegExp[]) =>
    controls.find((one) => one.kind === kind && names.some((name) => name.test(one.label)));
  const ways = forward.map((name) => pressed("press", [name]));
  const way = ways.findLast((each) => each !== undefined);
  // Who hurries fills in nothing that does not lead on, such as a reminder beside offers that are not there yet.
  if (way === undefined || isOffer(way)) return press(way);
  const suggestion = pressed("option", errand.suggestions) ?? pressed("press", errand.suggestions);
  if (suggestion !== undefined) return press(suggestion);
  const tab = errand.tab && pressed("choice", [errand.tab]);
  if (tab?.isEmpty === true) return press(tab);
  const { more } = errand;
  const people = controls.filter(({ label }) => more?.until.test(label) === true).length;
  const code = { label: isBank(screen) ? /./ : codeField, text: "" };
  const field = unanswered(controls, "text", [...errand.texts, code]);
  const select = unanswered(controls, "select", errand.selects);
  const choice = unanswered(controls, "choice", errand.choices);
  // Said first, it spares the name.
  const ownCard = controls.find(
    ({ kind, isEmpty, label }) => kind === "tick" && isEmpty && ownCardLabel.test(label),
  );
  if (ownCard !== undefined) return press(ownCard);
  const asked: Step[] = [
    ...(field === undefined ? [] : [{ control: field.control, text: field.answer.text }]),
    ...(select === undefined ? [] : [{ control: select.control, text: select.answer.option }]),
    ...(choice === undefined ? [] : [{ control: choice.control, text: "" }]),
  ];
  const [first] = asked.toSorted(
    (one, other) => controls.indexOf(one.control) - controls.indexOf(other.control),
  );
  if (first !== undefined) return first;
  if (more !== undefined && people > 0 && people < more.count) {
    const add = pressed("press", [more.press]);
    if (add !== undefined) return press(add);
  }
  const tick = controls.find(
    ({ kind, isEmpty, label }) =>
      kind === "tick" && isEmpty && ticks.some((name) => name.test(label)),
  );
  return press(tick ?? way);
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

/** Types into a field, chooses, or presses what is no field; yields how often the screen was touched for it. */
async function act(page: Page, { mark, kind, isFocused }: Control, text: string): Promise<number> {
  const control = page.locator(`[data-robot="${mark}"]`);
  if (kind === "select") {
    // The browser's own list, which is looked through.
    await later(decisionMs);
    await control.selectOption({ label: text }, { timeout: 2000 });
    return 2;
  }
  const isTouched = kind !== "text" || !isFocused;
  if (isTouched) await control.tap({ timeout: 2000 });
  if (kind === "text") await typeKeys(page, text);
  return isTouched ? 1 : 0;
}

async function typeKeys(page: Page, text: string): Promise<void> {
  const began = performance.now();
  const until = (count: number) => later(Math.max(0, began + count * keyMs - performance.now()));
  for (const [at, key] of [...text].entries()) {
    await until(at);
    await page.keyboard.type(key);
  }
  await until(text.length);
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
 * Goes from the untouched home page to a policy as fast as somebody can who types five keys a second and takes 0.8 s
 * for each decision. Finds its way by labels alone. Throws with the screen where it got stuck.
 */
export async function hurryToPolicy(
  browser: Browser,
  url: string,
  errand: Errand,
): Promise<HurriedVisit> {
  const page = await openSlowPhone(browser);
  const { person, suggestions, searched } = errand;
  let unread: unknown;
  // A page that is on its way out cannot be read.
  const read = () => page.evaluate(readScreen).catch((error: unknown) => void (unread = error));
  /** How long the slowed processor took to tell what is on the screen. */
  let readingMs = 0;
  const look = async () => {
    const began = performance.now();
    const screen = await read();
    readingMs = performance.now() - began;
    return screen;
  };
  await page.goto(url, { waitUntil: "domcontentloaded" });
  const clock = keepTime();
  let firstOffer: { readonly seconds: number; readonly typed: number } | undefined;
  let typedToBank = 0;
  let pressed = "";
  let isSearching = false;
  for (;;) {
    const screen = await look();
    if (screen !== undefined) clock.see(screen.name);
    if (screen !== undefined && arrived.test(screen.title)) break;
    const step = screen === undefined ? undefined : nextStep(screen, errand);
    // Whoever has chosen an offer waits for its page, whatever comes into the list meanwhile.
    const aimed = step !== undefined && isOffer(step.control) ? "offer" : step?.control.label;
    const here = `${screen?.path} ${aimed}`;
    if (clock.total() > longestVisitSeconds) throw new Error(`No policy yet at ${here}.`);
    const isNamed = suggestions.some((name) => name.test(step?.control.label ?? ""));
    if (isNamed) isSearching = false;
    const isWaited = (isSearching || here === pressed) && clock.idle() < againAfterSeconds;
    if (screen === undefined || step === undefined || isWaited) {
      clock.wait();
      if (clock.idle() > patienceSeconds) {
        throw new Error(`Stuck at ${here} after ${pressed}.`, { cause: unread });
      }
      await later(lookEveryMs);
      continue;
    }
    clock.goOn();
    isSearching = false;
    const { control, text: known } = step;
    if (isOffer(control))
      firstOffer ??= { seconds: clock.total(), typed: sumOf(clock.stages, "typed") };
    // It is read once before and once after.
    await later(Math.max(0, decisionMs - 2 * readingMs));
    const after = await look();
    if (after === undefined || after.name !== screen.name) continue;
    const alike = ({ controls }: Screen) =>
      controls.filter(({ kind, label }) => kind === control.kind && label === control.label);
    const aim = alike(after)[alike(screen).indexOf(control)];
    if (aim === undefined) continue;
    if (!isBank(screen))
      typedToBank = sumOf(clock.stages, "typed") + (control.kind === "text" ? 1 : 0);
    const isCode = control.kind === "text" && (isBank(screen) || codeField.test(control.label));
    const text = isCode ? await readCode(url, person.phone) : known;
    const taps = await act(page, aim, text).catch(() => undefined);
    // Redrawn meanwhile: look again.
    if (taps === undefined) continue;
    clock.count(control.kind, taps);
    isSearching = searched?.test(control.label) === true;
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
