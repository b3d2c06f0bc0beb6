import type { D1Database } from "@cloudflare/workers-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countLanding } from "#shared/calls/campaign/count-landing.ts";
import type { Touch } from "#shared/campaign.ts";
import { reportOf, withoutFew } from "#worker/broker/campaign/report.ts";
import type { Amounts, Report } from "#worker/broker/campaign/report.ts";
import type { Dimension } from "#worker/broker/store/campaign-sums.ts";
import { stages } from "#worker/broker/store/campaign-sums.ts";
import { storedTouch } from "#worker/broker/campaign/touch.ts";
import { quoteConsents } from "#worker/broker/consent/consents.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import {
  entriesOfEnd,
  takenAndReturned,
  ledgerAccounts,
} from "#worker/broker/order/process/ledger-entry.ts";
import type { LedgerEntry } from "#worker/broker/order/process/ledger-entry.ts";
import { createStore } from "#worker/broker/repositories.ts";
import type { Store } from "#worker/broker/repositories.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { until } from "./journey.ts";

const dayMs = 86_400_000;
const monthStart = Date.parse("2026-11-01T00:00:00+03:00");
const month = { from: "2026-11-01", to: "2026-11-30" };
const key = new Uint8Array(32).fill(5);

let broker: TestBroker;
let store: Store;
beforeAll(async () => {
  broker = await startBroker();
  const vault = createVault({ current: "k1", keys: { k1: key } });
  const database = (await broker.database()) as unknown as D1Database;
  store = createStore(database, vault, createBlindIndex(key));
});
afterAll(() => broker.stop());

const registered = ["trafik-kasim", "kasko-marka", "kasko-yenileme", "bulten", "oto-galeri", "sss"];
const named = (campaign: string): Touch => ({
  utm_source: campaign.startsWith("k") ? "google" : "bulten",
  utm_medium: "cpc",
  utm_campaign: campaign,
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
/** What the script does, counted as it does it. */
const tally: Tally = new Map();
const people = new Map<string, Set<string>>();
const add = (row: string, stage: keyof Amounts, amount = 1, person = "") => {
  const zeros = Object.fromEntries(stages.map((name) => [name, 0])) as Record<
    keyof Amounts,
    number
  >;
  const sums = tally.get(row) ?? zeros;
  tally.set(row, { ...sums, [stage]: sums[stage] + amount });
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

/** An order that ends as a policy, declined, or with the money given back. */
async function order(
  quoteId: string,
  end: "done" | "declined" | "refunded",
  kurus: number,
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
    paidKurus: kurus,
    instalmentCount: 1,
    createdAt: at,
    updatedAt: at,
  };
  const commission = Math.round(kurus / 10);
  const entries =
    end === "done"
      ? [
          entry(orderId, "capture", kurus, at),
          entry(orderId, "premium", commission - kurus, at),
          entry(orderId, "commission", -commission, at),
        ]
      : end === "refunded"
        ? takenAndReturned({ orderId, paymentId: orderId, amountKurus: kurus }, at)
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
    policyNumber: quoteId,
    grossKurus: kurus,
    paidKurus: kurus,
    instalmentCount: 1,
    issuedAt: at,
    startsAt: null,
    endsAt: null,
  });
}

/** Every third of them goes on to the next step, and every seventh comes back by another way. */
async function visit(index: number): Promise<void> {
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
  await store.drafts.save({ ...draft, draftId }, at, at + 30 * dayMs);
  add(row, "begun");
  if (index % 4 === 3) return;
  const proof = { visitor: person, phoneIndex: person, queryType: "trafik" as const };
  const open = await broker.query<{ n: number }>(
    `SELECT count(*) AS n FROM drafts WHERE visitor = '${person}' AND proved_at IS NULL AND draft_id <> '${draftId}'`,
  );
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
  await broker.query(
    `UPDATE quotes SET first_offer_at = ${at + 1000} WHERE quote_id = '${quoteId}'`,
  );
  add(row, "offers");
  if (index % 3 !== 0) return;
  const [bought, buying] = index % 7 === 0 ? touches[(index + 1) % touches.length]! : [row, {}];
  const kurus = 1_000_00 + index * 17;
  const end = index % 5 === 0 ? "refunded" : index % 6 === 0 ? "declined" : "done";
  await order(quoteId, end, kurus, buying, at + 5000);
  // Whoever comes back without a campaign is still the quote's.
  const by = storedTouch(buying) === null ? row : bought;
  add(by, "purchases", 1, person);
  if (end === "refunded") add(by, "returned", kurus, person);
  if (end !== "done") return;
  add(by, "policies", 1, person);
  add(by, "premium", kurus, person);
  add(by, "commission", Math.round(kurus / 10), person);
  if (index % 9 !== 0) return;
  // Some withdraw, some leave when a part of the time has gone.
  const refundKurus = index % 27 === 0 ? kurus : Math.round(kurus / 3);
  await leave(quoteId, kurus, refundKurus, at + 3_600_000);
  add(by, "undone", Math.round((Math.round(kurus / 10) * refundKurus) / kurus), person);
}

/** The end of a policy before its time, with what has gone back. */
async function leave(quoteId: string, kurus: number, refundKurus: number, at: number) {
  const orderId = `${quoteId}-1`;
  const ended = {
    orderId,
    paymentId: orderId,
    policyNumber: quoteId,
    grossKurus: kurus,
    commissionKurus: Math.round(kurus / 10),
    refundKurus,
    by: "card",
  } as const;
  await store.cancellations.save(
    {
      cancellationId: `${orderId}:c1`,
      orderId,
      quoteId,
      policyNumber: quoteId,
      ground: refundKurus === kurus ? "withdrawal" : "other",
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

test("a month of three hundred visits is told as it was, also once all of it is deleted that may be", async () => {
  const entryOf = {
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
    await store.campaigns.addLink(link, entryOf);
  }
  for (let index = 0; index < 300; index++) await visit(index);
  const before = await report();
  expect(rowsOf(before)).toEqual(shown(tally));
  for (const row of before.rows) {
    expect([rowOf(row), row.amounts.people]).toEqual([
      rowOf(row),
      people.get(rowOf(row))?.size ?? 0,
    ]);
  }
  expect(before.differences).toEqual({});
  expect(before.total.premium).toBeGreaterThan(0);
  expect(before.total.undone).toBeGreaterThan(0);

  await store.memberData.remove({ memberId: "leaving", phoneIndex: "p", nationalIndex: "n" });
  await store.visitors.forget("person-1");
  expect(rowsOf(await report())).toEqual(rowsOf(before));
  await store.deleteExpired(monthStart + 400 * dayMs);
  const [left] = await broker.query<{ n: number }>(
    "SELECT count(*) AS n FROM quotes WHERE quote_id NOT IN (SELECT quote_id FROM policies)",
  );
  expect(left).toEqual({ n: 0 });
  const after = await report();
  expect(rowsOf(after)).toEqual(rowsOf(before));
  expect(after.differences).toEqual({});
  // Nothing is booked twice.
  await store.deleteExpired(monthStart + 401 * dayMs);
  expect(rowsOf(await report())).toEqual(rowsOf(before));
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
  const rows = [row("a", 40), row("b", 1), row("c", 3), row("d", 6), row("e", 0)];
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
  const one = withoutFew({ ...whole, rows: [row("a", 40), row("d", 5)] });
  expect(one.rows).toHaveLength(2);
});

test("landings with random parameters make one row, and none is lost", async () => {
  const caller = makeCaller();
  const count = process.env["EVERY_CASE"] === "1" ? 10_000 : 400;
  const atOnce = 200;
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
