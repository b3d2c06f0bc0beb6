import type { D1Database } from "@cloudflare/workers-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countLanding } from "#shared/calls/campaign/count-landing.ts";
import type { Touch } from "#shared/campaign.ts";
import { reportOf, withoutFew } from "#worker/broker/campaign/report.ts";
import type { Amounts, Report } from "#worker/broker/campaign/report.ts";
import type { Dimension } from "#worker/broker/store/campaign-sums.ts";
import { moneyStageNames, stages } from "#worker/broker/store/campaign-events.ts";
import { storedTouch } from "#worker/broker/campaign/touch.ts";
import { quoteConsents } from "#worker/broker/consent/consents.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import {
  entriesOfChange,
  entriesOfEnd,
  takenAndReturned,
  ledgerAccounts,
} from "#worker/broker/order/process/ledger-entry.ts";
import type { LedgerEntry } from "#worker/broker/order/process/ledger-entry.ts";
import { createStore } from "#worker/broker/repositories.ts";
import type { Store } from "#worker/broker/repositories.ts";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { databaseFile } from "#tests/local-database.ts";
import { isWhole } from "#tests/share-of-cases.ts";
import { plainBindingOf, Tables } from "#tests/simulator/database.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { until } from "./journey.ts";

const dayMs = 86_400_000;
const monthStart = Date.parse("2026-11-01T00:00:00+03:00");
const month = { from: "2026-11-01", to: "2026-11-30" };
const monthAfter = { from: "2026-12-01", to: "2026-12-31" };
const monthEnd = Date.parse("2026-12-01T00:00:00+03:00");
const key = new Uint8Array(32).fill(5);

let broker: TestBroker;
let store: Store;
const storeOver = (database: D1Database): Store =>
  createStore(database, createVault({ current: "k1", keys: { k1: key } }), createBlindIndex(key));
beforeAll(async () => {
  broker = await startBroker();
  store = storeOver((await broker.database()) as unknown as D1Database);
});
afterAll(() => broker.stop());

/** Has the same repositories write into the server's file, which takes a tenth of the way through its runtime. */
async function written(write: (tables: Tables) => Promise<void>): Promise<void> {
  const [tables, own] = [new Tables(databaseFile(broker.storage)), store];
  store = storeOver(plainBindingOf(tables));
  await write(tables);
  tables.close();
  store = own;
}

const registered = ["trafik-kasim", "kasko-marka", "kasko-yenileme", "bulten", "oto-galeri", "sss"];
const named = (campaign: string): Touch => ({
  utm_source: campaign.startsWith("k") ? "google" : "bulten",
  utm_medium: "cpc",
  utm_campaign: campaign,
  gclid: `tik-${campaign}`,
});
const touches: readonly (readonly [row: string, touch: Touch])[] = [
  ...registered.map((name) => [name, named(name)] as const),
  ["other", { utm_source: "bilinmeyen" }],
  ["organic", { utm_source: "google", utm_medium: "organic" }],
  ["direct", {}],
  ["refused", { isRefused: true }],
];
/** The row of the report somebody belongs to. */
const rowOf = ({ origin, values }: Report["rows"][number]): string =>
  origin === "campaign" ? (values.campaign ?? "") : (origin ?? "few");

type Tally = Map<string, { -readonly [Stage in keyof Amounts]: number }>;
/** What the script does, counted as it does it; and what of it happens in the month after. */
const tally: Tally = new Map();
const later: Tally = new Map();
const people = new Map<string, Set<string>>();
const zeros = Object.fromEntries(stages.map((name) => [name, 0])) as Record<keyof Amounts, number>;
const add = (
  row: string,
  stage: keyof Amounts,
  amount = 1,
  person = "",
  counted: Tally = tally,
) => {
  const sums = counted.get(row) ?? zeros;
  counted.set(row, { ...sums, [stage]: sums[stage] + amount });
  if (person !== "") people.set(row, (people.get(row) ?? new Set()).add(person));
};

const request = {
  productId: "trafik" as const,
  holder: { kind: "person" as const, nationalNumber: "10000000146", provinceCode: "34" },
  insured: [
    {
      plate: "34ABC123",
      provinceCode: "34",
      usage: "hususi-otomobil",
      brand: "Ford",
      model: "Focus",
      modelYear: 2020,
      fuel: "benzin" as const,
      seats: 5,
      engineNumber: "ABC123456",
      chassisNumber: "NM0ABCDEFGH123456",
      firstRegistration: "2020-06-15",
    },
  ] as const,
  history: { bonusMalusStep: 4 as const, isFleet: false },
  startDate: "2026-11-20",
  terms: {},
  provisional: [],
};
const consents = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };

async function placeQuote(
  quoteId: string,
  person: string,
  memberId: string | null,
  touch: Touch,
  at: number,
) {
  const origin = { visitor: person, phoneIndex: person, subjectId: quoteId, createdAt: at };
  const content = {
    name: "Ayşe",
    surname: "Yılmaz",
    cityName: "İstanbul",
    county: "Kadıköy",
    isRegistered: true,
    request,
  };
  await store.quotes.add(
    {
      quoteId,
      visitor: person,
      memberId,
      nationalIndex: "n",
      productId: "trafik",
      phoneIndex: person,
      phone: "5321234567",
      content,
      subject: "34 *** 123",
      vehicle: "Ford Focus 2020",
      policyStart: "2026-11-20",
      previousPolicyEnd: null,
      isEarlyRenewal: false,
      sourceIds: ["ardic"],
      createdAt: at,
      deadline: at,
    },
    quoteConsents(consents, origin),
    storedTouch(touch),
  );
}

const entry = (
  orderId: string,
  kind: keyof typeof ledgerAccounts,
  amountKurus: number,
  occurredAt: number,
): LedgerEntry => ({
  entryId: `${orderId}:${kind}`,
  orderId,
  kind,
  account: ledgerAccounts[kind],
  amountKurus,
  reference: orderId,
  occurredAt,
});

const commissionOf = (kurus: number) => Math.round(kurus / 10);

/** An order that ends as a policy, declined, or with the money given back. */
async function order(
  quoteId: string,
  end: "done" | "declined" | "refunded",
  { grossKurus, paidKurus }: { readonly grossKurus: number; readonly paidKurus: number },
  touch: Touch,
  at: number,
) {
  const orderId = `${quoteId}-1`;
  const row = {
    orderId,
    quoteId,
    offerId: "o",
    firmId: "ardic",
    state: end,
    paidKurus,
    instalmentCount: 1,
    createdAt: at,
    updatedAt: at,
  };
  const commission = commissionOf(grossKurus);
  const entries =
    end === "done"
      ? [
          entry(orderId, "capture", paidKurus, at),
          entry(orderId, "premium", commission - grossKurus, at),
          entry(orderId, "commission", -commission, at),
          entry(orderId, "surcharge", grossKurus - paidKurus, at),
        ]
      : end === "refunded"
        ? takenAndReturned({ orderId, paymentId: orderId, amountKurus: paidKurus }, at)
        : [];
  await store.orders.save(row, entries);
  await store.campaigns.keepOrderTouch(orderId, touch);
  if (end !== "done") return;
  await store.policies.add({
    policyId: quoteId,
    orderId,
    quoteId,
    firmId: "ardic",
    firmName: "Ardıç Sigorta",
    policyNumber: orderId,
    grossKurus,
    paidKurus,
    instalmentCount: 1,
    issuedAt: at,
    startsAt: null,
    endsAt: null,
  });
}

/** Every third of them goes on to the next step, and every seventh comes back by another way. */
async function visit(index: number, tables: Tables): Promise<void> {
  const at = monthStart + (index % 30) * dayMs + index * 60_000;
  const [row, touch] = touches[index % touches.length]!;
  const person = `person-${index % 200}`;
  const memberId = index % 11 === 0 ? "leaving" : null;
  const draftId = `draft-${index}`;
  const draft = {
    visitor: person,
    productId: "trafik",
    content: "{}",
    campaign: storedTouch(touch),
  };
  await store.drafts.save({ ...draft, draftId }, at);
  add(row, "begun");
  if (index % 4 === 3) return;
  const proof = { visitor: person, phoneIndex: person, queryType: "trafik" as const };
  const open = tables.all(
    `SELECT count(*) AS n FROM drafts WHERE visitor = '${person}' AND proved_at IS NULL AND draft_id <> '${draftId}'`,
  ) as { n: number }[];
  await store.verifications.mark(proof, at);
  // An earlier draft of the same person that was left before its code is proved along with this one.
  if (open[0]!.n > 0) {
    const [before] = touches[(index - 200) % touches.length]!;
    add(before, "proved", open[0]!.n);
  }
  add(row, "proved");
  const quoteId = `quote-${index}`;
  await placeQuote(quoteId, person, memberId, touch, at);
  add(row, "quotes", 1, person);
  tables.all(`UPDATE quotes SET first_offer_at = ${at + 1000} WHERE quote_id = '${quoteId}'`);
  add(row, "offers");
  if (index % 3 !== 0) return;
  const [bought, buying] = index % 7 === 0 ? touches[(index + 1) % touches.length]! : [row, {}];
  const grossKurus = 1_000_00 + index * 17;
  // Some pay in parts, for which their bank takes something.
  const sale = { grossKurus, paidKurus: grossKurus + (index % 4) * 9_00 };
  const end = index % 5 === 0 ? "refunded" : index % 10 === 6 ? "declined" : "done";
  await order(quoteId, end, sale, buying, at + 5000);
  // Whoever comes back without a campaign is still the quote's.
  const by = storedTouch(buying) === null ? row : bought;
  add(by, "purchases", 1, person);
  if (end === "refunded") add(by, "returned", sale.paidKurus, person);
  if (end === "declined") declined.push({ quoteId, by });
  if (end !== "done") return;
  add(by, "policies", 1, person);
  add(by, "premium", grossKurus, person);
  add(by, "commission", commissionOf(grossKurus), person);
  const policy: Sold = { quoteId, by, person, ...sale };
  await become(policy, becomings[sold.length % becomings.length]!, at + 3_600_000);
  sold.push({ ...policy, isLeaving: memberId !== null });
}

/** A policy of the script, and whose row it counts in. */
interface Sold {
  readonly quoteId: string;
  readonly by: string;
  readonly person: string;
  readonly grossKurus: number;
  readonly paidKurus: number;
}
const sold: (Sold & { readonly isLeaving: boolean })[] = [];
const declined: Pick<Sold, "quoteId" | "by">[] = [];

/** What becomes of policies: of a withdrawal everything comes back, later the premium of the days that are left. */
const becomings = [
  "kept",
  "withdrawn",
  "dearer",
  "cancelled",
  "cheaper",
  "refused",
  "both",
] as const;

async function become(policy: Sold, becoming: (typeof becomings)[number], at: number) {
  const { grossKurus, paidKurus } = policy;
  // Whoever bought late does it in the month after.
  const soon = at + 12 * dayMs;
  if (becoming === "withdrawn") await leave(policy, paidKurus, at);
  if (becoming === "cancelled") await leave(policy, Math.round(grossKurus / 3), soon);
  if (becoming === "dearer") await change(policy, 1, 137_01, soon);
  if (becoming === "cheaper") await change(policy, 1, -86_03, at);
  if (becoming === "refused") await change(policy, 1, 55_55, at, false);
  if (becoming !== "both") return;
  await change(policy, 1, 40_00, at);
  await change(policy, 2, -25_00, soon);
}

/** Counts what happened to a policy on its day. */
function tell({ by, person }: Sold, at: number, told: Partial<Record<keyof Amounts, number>>) {
  const isLater = at >= monthEnd;
  for (const [stage, amount] of Object.entries(told)) {
    add(by, stage as keyof Amounts, amount, isLater ? "" : person, isLater ? later : tally);
  }
}

/** A change of a policy that is over, with what it cost; below nothing, with what it gave back. */
async function change(
  policy: Sold,
  times: number,
  differenceKurus: number,
  at: number,
  isChanged = true,
) {
  const orderId = `${policy.quoteId}-1`;
  const changeId = `${orderId}:e${times}`;
  const commission = Math.sign(differenceKurus) * commissionOf(Math.abs(differenceKurus));
  const over = {
    changeId,
    orderId,
    policyNumber: orderId,
    paymentId: changeId,
    differenceKurus,
    commissionKurus: commission,
    by: "card",
    isChanged,
  } as const;
  await store.policyChanges.save(
    {
      changeId,
      orderId,
      kind: "plate",
      state: isChanged ? "done" : "refused",
      contentSealed: "",
      endorsementNumber: isChanged ? `${changeId}/E` : null,
      differenceKurus,
      cardKurus: null,
      grossKurus: null,
      chargeId: null,
      paymentId: changeId,
      changedAt: isChanged ? at : null,
      attention: null,
      askedAt: at,
      updatedAt: at,
    },
    entriesOfChange(over, at),
  );
  if (!isChanged) tell(policy, at, { returned: differenceKurus });
  else if (differenceKurus > 0) tell(policy, at, { premium: differenceKurus, commission });
  else {
    const back = -differenceKurus;
    tell(policy, at, { "premium-undone": back, undone: -commission, returned: back });
  }
}

/** The end of a policy before its time, with what has gone back. */
async function leave(policy: Sold, refundKurus: number, at: number) {
  const { quoteId, grossKurus } = policy;
  const orderId = `${quoteId}-1`;
  const ended = {
    orderId,
    paymentId: orderId,
    policyNumber: orderId,
    grossKurus,
    commissionKurus: commissionOf(grossKurus),
    refundKurus,
    by: refundKurus % 2 === 0 ? "card" : "transfer",
  } as const;
  await store.cancellations.save(
    {
      cancellationId: `${orderId}:c1`,
      orderId,
      quoteId,
      policyNumber: orderId,
      ground: refundKurus < grossKurus ? "other" : "withdrawal",
      state: "done",
      endsOn: "2026-11-20",
      refundKurus,
      cancelledOn: "2026-11-20",
      attention: null,
      askedAt: at,
      updatedAt: at,
    },
    entriesOfEnd(ended, at),
  );
  const premium = Math.min(refundKurus, grossKurus);
  tell(policy, at, {
    "premium-undone": premium,
    undone: Math.round((commissionOf(grossKurus) * premium) / grossKurus),
    returned: refundKurus,
  });
}

async function report(
  by: readonly Dimension[] = ["source", "medium", "campaign"],
  days = month,
): Promise<Report> {
  const [counted, ledger] = await Promise.all([
    store.campaigns.counted(days, by),
    store.campaigns.ledger(days),
  ]);
  return reportOf(counted, by, ledger);
}

/** The reports of both months, held against what the script did and the ledger has; yields the first. */
async function asItWas(): Promise<Report> {
  const [first, second] = await Promise.all([report(), report(undefined, monthAfter)]);
  expect(rowsOf(first)).toEqual(shown(tally));
  expect(rowsOf(second)).toEqual(shown(later));
  expect([first.differences, second.differences]).toEqual([{}, {}]);
  return first;
}

/** Rows by their names, without what is nothing. */
const shown = (rows: Iterable<readonly [string, Readonly<Record<string, number>>]>) =>
  Object.fromEntries(
    [...rows]
      .map(([name, amounts]): [string, object] => [
        name,
        Object.fromEntries(
          Object.entries(amounts).filter(([stage, amount]) => amount !== 0 && stage !== "people"),
        ),
      ])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
const rowsOf = (found: Report) => shown(found.rows.map((row) => [rowOf(row), row.amounts]));

beforeAll(async () => {
  const registration = {
    accountName: "ayse",
    action: "registered-campaign",
    subject: "",
    createdAt: monthStart,
  } as const;
  for (const campaign of registered) {
    const { utm_source: source = "", utm_medium: medium = "" } = named(campaign);
    const link = {
      source,
      medium,
      campaign,
      term: "",
      content: "",
      page: "/",
      createdBy: "ayse",
      createdAt: monthStart,
    };
    await store.campaigns.addLink(link, registration);
  }
});

test("a month of three hundred visits is told as it was, also once all of it is deleted that may be", async () => {
  await written(async (tables) => {
    for (let index = 0; index < 300; index++) await visit(index, tables);
  });
  const before = await asItWas();
  for (const row of before.rows) {
    expect([rowOf(row), row.amounts.people]).toEqual([
      rowOf(row),
      people.get(rowOf(row))?.size ?? 0,
    ]);
  }
  for (const stage of moneyStageNames) expect(before.total[stage]).toBeGreaterThan(0);
  expect(later.size).toBeGreaterThan(1);
  expect(await broker.query(faultsStatement)).toEqual([]);

  const touchesKept = () => broker.query("SELECT * FROM order_touches").then(JSON.stringify);
  expect(await touchesKept()).toMatch(/tik-/);
  await store.memberData.remove({ memberId: "leaving", phoneIndex: "p", nationalIndex: "n" });
  await store.visitors.forget("person-1");
  await asItWas();
  // Whose account has ended may still leave or change a policy.
  const [first, second] = sold.filter(
    ({ isLeaving }, index) => isLeaving && becomings[index % becomings.length] !== "withdrawn",
  );
  await change(first!, 3, 12_34, monthEnd - dayMs);
  await change(second!, 3, -12_34, monthEnd - dayMs);
  await asItWas();
  await store.deleteExpired(monthStart + 400 * dayMs);
  const [left] = await broker.query<{ n: number }>(
    "SELECT count(*) AS n FROM quotes WHERE quote_id NOT IN (SELECT quote_id FROM policies)",
  );
  expect(left).toEqual({ n: 0 });
  // A bank takes late what came to nothing, of a quote that is gone.
  for (const { quoteId, by } of declined) {
    const taken = { orderId: `${quoteId}-1`, paymentId: quoteId, amountKurus: 70_00 };
    await store.orders.book(takenAndReturned(taken, monthEnd - 1));
    add(by, "returned", 70_00);
  }
  await asItWas();
  // Nothing is counted twice, nor less once the quotes of policies are gone too.
  await store.deleteExpired(monthStart + 401 * dayMs);
  await asItWas();
  await store.deleteExpired(monthStart + 40 * 365 * dayMs);
  expect(await broker.query("SELECT quote_id FROM quotes")).toEqual([]);
  await change(first!, 4, -5_00, monthEnd - dayMs);
  const after = await asItWas();
  expect(await touchesKept()).not.toMatch(/tik-/);
  const columns = await broker.query("SELECT * FROM campaign_days");
  expect(JSON.stringify(columns)).not.toMatch(/person-|5321234567|quote-/);

  const byDay = await report(["day"]);
  expect(byDay.total).toEqual({ ...after.total, people: byDay.total.people });
  const half = await report(["line"], { from: "2026-11-01", to: "2026-11-15" });
  const rest = await report(["line"], { from: "2026-11-16", to: "2026-11-30" });
  expect(half.total.quotes + rest.total.quotes).toBe(after.total.quotes);
});

test("rows of fewer than five people are merged, and the sums stay", async () => {
  const amounts = (count: number) =>
    Object.fromEntries(
      stages.map((stage) => [stage, stage === "people" ? count : 1]),
    ) as unknown as Amounts;
  const row = (campaign: string, size: number) => ({
    origin: "campaign" as const,
    values: { campaign },
    amounts: amounts(size),
  });
  const landed = { ...row("e", 0), amounts: { ...amounts(0), ...zeros, landings: 9, begun: 1 } };
  const rows = [row("a", 40), row("b", 1), row("c", 3), row("d", 6), landed];
  const whole: Report = { by: ["campaign"], rows, total: amounts(50), differences: {} };
  const told = withoutFew(whole);
  // One and three are four: the next fewest goes along.
  expect(
    told.rows.map(({ values, amounts: { people: count } }) => [values.campaign, count]),
  ).toEqual([
    ["a", 40],
    ["e", 0],
    [undefined, 10],
  ]);
  expect(told.total).toEqual(whole.total);
  // Money of a sale whose quote is deleted is somebody's, too.
  const gone = withoutFew({
    ...whole,
    rows: [row("a", 40), row("b", 4), row("c", 1), row("f", 0)],
  });
  expect(gone.rows.map(({ values }) => values.campaign)).toEqual(["a", undefined]);
  const one = withoutFew({ ...whole, rows: [row("a", 40), row("d", 5)] });
  expect(one.rows).toHaveLength(2);
});

test("landings with random parameters make one row, and none is lost", async () => {
  const caller = makeCaller();
  const count = isWhole ? 10_000 : 200;
  const atOnce = 100;
  const random = Array.from({ length: count }, (_, index) => ({
    campaign: { utm_source: `s${index}`, utm_campaign: `c${index * 7}` },
  }));
  for (let from = 0; from < count; from += atOnce) {
    const some = random.slice(from, from + atOnce);
    await Promise.all(some.map((input) => broker.call(countLanding, input, caller)));
  }
  await broker.call(countLanding, { campaign: named("sss") }, caller);
  await broker.call(countLanding, { campaign: { isRefused: true } }, caller);
  await broker.call(countLanding, { campaign: {} }, caller);
  const rows = await until(
    () =>
      broker.query<{ origin: string; campaign: string; amount: number }>(
        "SELECT origin, campaign, amount FROM campaign_days WHERE stage = 'landings' ORDER BY origin",
      ),
    (found) => found.length === 4 && found.some(({ amount }) => amount === count),
  );
  expect(rows).toEqual([
    { origin: "campaign", campaign: "sss", amount: 1 },
    { origin: "direct", campaign: "", amount: 1 },
    { origin: "other", campaign: "", amount: count },
    { origin: "refused", campaign: "", amount: 1 },
  ]);
});
