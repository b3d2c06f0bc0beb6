import { expect, test } from "vitest";
import { brokenInvariants } from "#tests/chaos/invariants.ts";
import type { Handed, OwedMessage, Records } from "#tests/chaos/invariants.ts";

const quotes = ["q1", "q2", "q3"] as const;
const [bought, returned, declined] = ["q1-1", "q2-1", "q3-1"] as const;

const owed = (orderId: string, kind: string): OwedMessage[] =>
  ["email", "sms"].map((channel) => ({ orderId, kind, channel, state: "sent" }));

const handed = (orderId: string, kind: string, channel: string): Handed => ({
  channel,
  kind,
  about: channel === "sms" && kind === "refund" ? { quoteId: orderId.slice(0, 2) } : { orderId },
  key: channel === "email" ? `${kind}:${orderId}:email` : undefined,
  isTaken: true,
  isRefused: false,
  acknowledgedAt: 1000,
});

/** A purchase, one that was given back and one that was declined, in parts that a test changes. */
const sound = {
  bank: [
    { orderId: bought, paymentId: "p1", kurus: 1100, taken: 1, returned: 0, isApproved: true },
    { orderId: returned, paymentId: "p2", kurus: 500, taken: 1, returned: 1, isApproved: true },
    { orderId: declined, paymentId: "p3", kurus: 700, taken: 0, returned: 0, isApproved: true },
  ],
  orders: [
    { orderId: bought, quoteId: quotes[0], state: "done", attention: null },
    { orderId: returned, quoteId: quotes[1], state: "refunded", attention: null },
    { orderId: declined, quoteId: quotes[2], state: "declined", attention: null },
  ],
  objects: [
    { quoteId: quotes[0], orderId: bought, state: "done", messages: owed(bought, "policy") },
    {
      quoteId: quotes[1],
      orderId: returned,
      state: "refunded",
      messages: owed(returned, "refund"),
    },
    { quoteId: quotes[2], orderId: declined, state: "declined", messages: [] },
  ],
  policies: [
    { orderId: bought, quoteId: quotes[0], policyNumber: "n1", grossKurus: 1000, paidKurus: 1100 },
  ],
  entries: [
    { orderId: bought, kind: "capture", kurus: 1100 },
    { orderId: bought, kind: "premium", kurus: -900 },
    { orderId: bought, kind: "commission", kurus: -100 },
    { orderId: bought, kind: "surcharge", kurus: -100 },
    { orderId: returned, kind: "capture", kurus: 500 },
    { orderId: returned, kind: "refund", kurus: -500 },
  ],
  handed: [
    handed(bought, "policy", "email"),
    handed(bought, "policy", "sms"),
    handed(returned, "refund", "email"),
    handed(returned, "refund", "sms"),
  ],
  kills: [],
} as const satisfies Records;

type Part<Name extends keyof Records> = Records[Name][number];

/** The sound records with one row of a part changed. */
const changed = <Name extends Exclude<keyof Records, "kills">>(
  part: Name,
  index: number,
  change: Partial<Part<Name>>,
): Records => ({
  ...sound,
  [part]: sound[part].map((row, at) => (at === index ? { ...row, ...change } : row)),
});
const without = (part: keyof Records, index: number): Records => ({
  ...sound,
  [part]: (sound[part] as readonly unknown[]).filter((_row, at) => at !== index),
});
const more = <Name extends keyof Records>(part: Name, ...rows: Part<Name>[]): Records => ({
  ...sound,
  [part]: [...sound[part], ...rows],
});

const messagesOf = (index: 0 | 1, state: string) =>
  changed("objects", index, {
    messages: sound.objects[index].messages.map((each) => ({ ...each, state })),
  });
const again = (index: number, change: Partial<Handed> = {}): Records =>
  more("handed", { ...sound.handed[index]!, acknowledgedAt: 90_000, ...change });

test("what is sound has nothing broken", () => {
  expect(brokenInvariants(sound)).toEqual([]);
});

test.each<[name: string, records: Records, says: string]>([
  ["a second capture", changed("bank", 0, { taken: 2 }), "q1-1: captured 2 times"],
  ["a lost refund", changed("bank", 1, { returned: 0 }), "q2-1: the bank keeps 500 kuruş"],
  ["a refund too many", changed("bank", 1, { returned: 2 }), "q2-1: 2 refunds of 1 captures"],
  ["a refund of a policy", changed("bank", 0, { returned: 1 }), "q1-1: the bank keeps 0 kuruş"],
  ["another price", changed("bank", 0, { kurus: 1099 }), "its policy costs 1100"],
  ["money nobody approved", changed("bank", 0, { isApproved: false }), "without its payer's"],
  ["money of nobody's order", without("orders", 1), "for an order nobody knows"],
  ["a policy without money", changed("bank", 0, { taken: 0 }), "its policy costs 1100"],
  [
    "a policy twice",
    more("policies", { ...sound.policies[0], policyNumber: "n2" }),
    "q1-1: more than one policy",
  ],
  [
    "a quote bought twice",
    more("policies", { ...sound.policies[0], orderId: "q1-2", policyNumber: "n2" }),
    "q1: its quote was bought twice",
  ],
  [
    "a policy number twice",
    more("policies", { ...sound.policies[0], orderId: "q9-1", quoteId: "q9" }),
    "policy number n1 was given twice",
  ],
  ["a policy of a declined order", changed("orders", 0, { state: "declined" }), "is not done"],
  ["an order without its policy", without("policies", 0), "q1-1: done without a policy"],
  ["a capture nobody booked", without("entries", 4), "q2-1: captured 500, booked 0"],
  ["a refund nobody booked", without("entries", 5), "q2-1: refunded 500, booked 0"],
  ["no commission", without("entries", 2), "q1-1: its entries do not add up"],
  [
    "a booked capture the bank has not made",
    more("entries", { orderId: declined, kind: "capture", kurus: 700 }),
    "q3-1: captured 0, booked 700",
  ],
  ["a message that is owed and not known", changed("objects", 0, { messages: [] }), 'has ""'],
  ["a message nobody took", without("handed", 0), "policy by email is said to be sent"],
  ["a message twice", again(0), "policy by email was acknowledged 2 times"],
  ["a text message twice", again(1), "policy by sms arrived 2 times"],
  ["a refund told of twice", again(3), "refund by sms arrived 2 times"],
  ["a message for nobody", more("handed", handed(declined, "policy", "sms")), "owed to nobody"],
  ["a message given up", messagesOf(0, "unsent"), "is not sent and was not refused"],
  ["a message under way", messagesOf(0, "waiting"), "its sms is still on its way"],
  ["an order under way", changed("orders", 0, { state: "issuing" }), "q1-1: still issuing"],
  [
    "an old mirror",
    changed("objects", 2, { state: "refunded" }),
    "the database has it as declined",
  ],
  ["a false alarm", changed("orders", 0, { attention: "stuck" }), "somebody is called (stuck)"],
])("%s is named", (_name, records, says) => {
  expect(brokenInvariants(records).join("\n")).toContain(says);
});

test("a message comes again where the server was killed before it had written down that it was taken, and only there", () => {
  const kills = [2000];
  expect(brokenInvariants({ ...again(1), kills })).toEqual([]);
  // The e-mail service knows the key: it acknowledges again and sends nothing.
  expect(brokenInvariants({ ...again(0, { isTaken: false }), kills })).toEqual([]);
  expect(brokenInvariants({ ...again(0), kills })).toEqual([
    "q1-1: policy by email arrived 2 times",
  ]);
  for (const killed of [900, 6001]) {
    expect(brokenInvariants({ ...again(1), kills: [killed] })).not.toEqual([]);
  }
});

test("a text message whose acknowledgement was lost comes again; an e-mail does not", () => {
  const lost = { acknowledgedAt: undefined };
  expect(brokenInvariants(again(1, lost))).toEqual([]);
  expect(brokenInvariants(again(0, lost))).toEqual(["q1-1: policy by email arrived 2 times"]);
});

test("what was refused need not arrive", () => {
  const refused = messagesOf(0, "unsent");
  const refusal = { isTaken: false, isRefused: true, acknowledgedAt: undefined };
  const told = refused.handed.map((each, index) => (index < 2 ? { ...each, ...refusal } : each));
  const orders = refused.orders.map((order) => ({ ...order, attention: "unsent-sms" }));
  const [first, ...others] = orders;
  expect(
    brokenInvariants({
      ...refused,
      handed: told,
      orders: [first!, ...others.map((order) => ({ ...order, attention: null }))],
    }),
  ).toEqual([]);
});
