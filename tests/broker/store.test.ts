import fc from "fast-check";
import type { D1Database } from "@cloudflare/workers-types";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDatabase } from "#tests/local-database.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import * as memberSchema from "#worker/broker/store/member-schema.ts";
import * as messageSchema from "#worker/broker/store/message-schema.ts";
import * as paperSchema from "#worker/broker/store/paper-schema.ts";
import * as schema from "#worker/broker/store/schema.ts";
import { quoteConsents } from "#worker/broker/consent/consents.ts";
import type { StoredAnswer } from "#worker/broker/quote/room/stored-answer.ts";
import type { Member } from "#worker/broker/member/member-repository.ts";
import { createStore } from "#worker/broker/repositories.ts";
import type { Store } from "#worker/broker/repositories.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-20T09:00:00Z");
const key = new Uint8Array(32).fill(5);

let broker: TestBroker;
let store: Store;
beforeAll(async () => {
  broker = await startBroker();
  const database = (await broker.database()) as unknown as D1Database;
  const vault = createVault({ current: "k1", keys: { k1: key } });
  store = createStore(database, vault, createBlindIndex(key));
});
afterAll(() => broker.stop());

const tables: Record<string, SQLiteTable> = {
  ...schema,
  ...memberSchema,
  ...messageSchema,
  ...paperSchema,
};

test.each(Object.entries(tables))("the migrations make the table of %s", async (_name, table) => {
  const { name, columns } = getTableConfig(table);
  const rows = await broker.query<{ name: string; notnull: number }>(`PRAGMA table_info(${name})`);
  const made = rows.map((row) => row.name).toSorted();
  expect(made).toEqual(columns.map((column) => column.name).toSorted());
});

const quote = (quoteId: string, createdAt: number) => ({
  quoteId,
  visitor: "v",
  memberId: null,
  nationalIndex: "n",
  productId: "trafik",
  phoneIndex: "i",
  phone: "5321234567",
  content: {
    name: "Ayşe",
    surname: "Yılmaz",
    cityName: "İstanbul",
    county: "Kadıköy",
    isRegistered: true,
    request: {
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
    },
  },
  subject: "34 *** 123",
  vehicle: "Ford Focus 2020",
  policyStart: "2026-11-20",
  previousPolicyEnd: null,
  isEarlyRenewal: false,
  sourceIds: ["ardic"],
  createdAt,
  deadline: createdAt + 70_000,
});

const answer: StoredAnswer = {
  id: "ardic",
  sourceId: "ardic",
  firm: { id: "ardic", name: "Ardıç Sigorta" },
  sequence: 1,
  answeredAt: now,
  state: "timeout",
};

const flags = {
  openDataAgreement: true,
  privacyPolicy: true,
  advertisementAgreement: false,
  marketingSms: true,
};
const addQuote = (
  row: Omit<ReturnType<typeof quote>, "memberId"> & { memberId: string | null },
  campaign: string | null = null,
) =>
  store.quotes.add(
    row,
    quoteConsents(flags, {
      visitor: row.visitor,
      phoneIndex: row.phoneIndex,
      subjectId: row.quoteId,
      createdAt: row.createdAt,
    }),
    campaign,
  );

const issue = (quoteId: string, issuedAt: number) =>
  store.policies.add({
    policyId: quoteId,
    orderId: `${quoteId}-1`,
    quoteId,
    firmId: "ardic",
    firmName: "Ardıç Sigorta",
    policyNumber: quoteId,
    grossKurus: 1,
    paidKurus: 1,
    instalmentCount: 1,
    issuedAt,
    startsAt: null,
    endsAt: null,
  });

test("what is kept no longer is deleted with everything that hangs on it, the rest stays", async () => {
  await addQuote(quote("old", now - 91 * day), "{}");
  await addQuote(quote("bought", now - 91 * day), "{}");
  await addQuote(quote("young", now - 89 * day), "{}");
  await store.quotes.grant("old", "guest", now);
  await store.quotes.grant("young", "guest", now);
  await issue("bought", now - 90 * day);
  const draft = { visitor: "v", productId: "trafik", content: "{}", campaign: null };
  await store.drafts.save({ ...draft, draftId: "old" }, now - 30 * day - 1);
  await store.drafts.save({ ...draft, draftId: "young" }, now - 30 * day + 1);
  const message = { channel: "sms", to: "5321234567", subject: "", text: "x" } as const;
  await store.outbox.add({ ...message, at: now - 31 * day }, undefined);
  await store.outbox.add({ ...message, at: now - 29 * day }, undefined);

  await store.deleteExpired(now);

  const ids = async (table: string, column = "quote_id") =>
    (await broker.query<Record<string, string>>(`SELECT ${column} FROM ${table}`))
      .map((row) => row[column])
      .toSorted();
  expect(await ids("quotes")).toEqual(["bought", "young"]);
  expect(await ids("quote_access")).toEqual(["young"]);
  // Proof stays.
  expect(await store.consents.listOfSubject("old")).toHaveLength(3);
  expect((await store.quotes.open("bought"))?.purchasedAt).toBe(now - 90 * day);
  expect(await ids("drafts", "draft_id")).toEqual(["young"]);
  expect(await store.outbox.list(undefined, 10)).toHaveLength(1);
});

test("a quote comes back as it was stored, and lies unreadable", async () => {
  await addQuote(quote("q", now));
  expect(await store.quotes.open("q")).toEqual({
    ...quote("q", now),
    purchasedAt: null,
    correction: null,
    reminders: null,
  });
  const rows = JSON.stringify(await broker.query("SELECT * FROM quotes"));
  expect(rows).not.toMatch(/5321234567|10000000146|34ABC123|Ayşe|Yılmaz/);
});

test("answers are a quote's only once its room has mirrored them", async () => {
  const viewer = { visitor: "v", memberId: undefined, now };
  const answers = [{ ...answer, reason: "yok" }];
  expect((await store.quotes.see("q", viewer))?.answers).toBeUndefined();
  await store.quotes.mirror("q", answers);
  const seen = await store.quotes.see("q", viewer);
  expect(seen?.answers).toEqual(answers);
  expect(await seen?.open()).toEqual({
    ...quote("q", now),
    purchasedAt: null,
    correction: null,
    reminders: null,
  });
  expect(await store.quotes.mirrored("q")).toEqual(answers);
});

test("what is agreed to at once is one row, read newest first", async () => {
  const rows = await broker.query("SELECT * FROM consents WHERE subject_id = 'q'");
  expect(rows).toHaveLength(1);
  const said = await store.consents.listOfSubject("q");
  expect(said.map(({ textSlug, given }) => [textSlug, given])).toEqual([
    ["ticari-elektronik-ileti-sms", true],
    ["lightingContract", true],
    ["confidentialityAgreement", true],
  ]);
});

const isOwner = async (quoteId: string, visitor: string, memberId?: string, at = now) =>
  (await store.quotes.view(quoteId, { visitor, memberId, now: at }))?.isOwner;

test("an owner's grant belongs to one quote and one visitor", async () => {
  await store.quotes.grant("young", "friend", now);
  expect(await isOwner("young", "friend")).toBe(true);
  expect(await isOwner("young", "stranger")).toBe(false);
  expect(await isOwner("bought", "friend")).toBe(false);
});

test("what is a visitor's stays theirs for thirty days, and a new code opens it again", async () => {
  const later = now + 30 * day;
  await addQuote(quote("month old", now));
  await store.quotes.grant("month old", "guest", now);
  await addQuote({ ...quote("a member's", now), memberId: "m" });
  for (const visitor of ["v", "guest"]) {
    expect(await isOwner("month old", visitor, undefined, later - 1)).toBe(true);
    expect(await isOwner("month old", visitor, undefined, later)).toBe(false);
  }
  await store.quotes.grant("month old", "guest", later);
  expect(await isOwner("month old", "guest", undefined, later)).toBe(true);
  expect(await isOwner("a member's", "anywhere", "m", later)).toBe(true);
});

test("a visitor who has proved something is another one, with everything and at once", async () => {
  const quoteId = "moved";
  const draft = {
    draftId: "moving",
    visitor: "old",
    productId: "trafik",
    content: "{}",
    campaign: null,
  };
  const verified = { phoneIndex: "p", queryType: "trafik" as const };
  const times = { createdAt: now, expiresAt: now + 1000 };
  const code = { codeId: "c", codeHash: "h", ...verified, ...times };
  await addQuote({ ...quote(quoteId, now), visitor: "old" });
  await store.quotes.grant("young", "old", now);
  await store.drafts.save(draft, now);
  await store.verifications.mark({ visitor: "old", ...verified }, now);
  await store.codes.place({ ...code, visitor: "old" }, 0);
  const renew = (next: string, proof = "phone:p", at = now) =>
    store.visitors.renew({ visitor: "old", proof, next }, at);
  const [one, other] = await Promise.all([renew("new"), renew("newer")]);
  // Of two at a time both become the same.
  expect(one).toBe(other);
  for (const [visitor, isTheirs] of [
    ["old", false],
    [one, true],
  ] as const) {
    expect(await isOwner(quoteId, visitor)).toBe(isTheirs);
    expect(await isOwner("young", visitor)).toBe(isTheirs);
    expect(await store.verifications.isVerified(visitor, "p", now)).toBe(isTheirs);
    expect((await store.codes.find({ visitor, ...verified })) !== undefined).toBe(isTheirs);
  }
  expect((await store.drafts.find("moving", now))?.visitor).toBe(one);
  expect(await renew("another's", "member:m")).toBe("another's");
  expect(await renew("late", "phone:p", now + 600_001)).toBe("late");
  expect(await isOwner(quoteId, one)).toBe(true);

  await store.visitors.forget(one);
  expect(await isOwner(quoteId, one)).toBe(false);
  expect(await isOwner("young", one)).toBe(false);
  expect(await store.verifications.isVerified(one, "p", now)).toBe(false);
  expect(await store.drafts.find("moving", now)).toBeUndefined();
});

test("a quote is handed to a member by phone and national number together, and once", async () => {
  await addQuote(quote("handed", now));
  expect(await isOwner("handed", "v")).toBe(true);
  const handTo = (memberId: string, phoneIndex: string, nationalIndex: string, visitor?: string) =>
    store.quotes.handTo({ memberId, phoneIndex, nationalIndex }, visitor);
  await handTo("other", "i", "another number");
  await handTo("other", "another phone", "n");
  expect(await isOwner("handed", "v", "other")).toBe(true);
  await handTo("one", "i", "n", "v");
  await handTo("other", "i", "n");
  expect(await isOwner("handed", "elsewhere", "one")).toBe(true);
  expect(await isOwner("handed", "v", "other")).toBe(false);
  expect(await isOwner("handed", "v")).toBe(false);

  await addQuote(quote("kept", now));
  await handTo("one", "i", "n", "elsewhere");
  expect(await isOwner("kept", "elsewhere", "one")).toBe(true);
  expect(await isOwner("kept", "v")).toBe(true);
  expect(await isOwner("kept", "elsewhere")).toBe(false);
});

const member = (memberId: string, change: Partial<Member> = {}): Member => ({
  memberId,
  phone: "5321234567",
  phoneIndex: `phone of ${memberId}`,
  nationalNumber: "10000000146",
  nationalIndex: `number of ${memberId}`,
  profile: { name: "Ayşe", surname: "Yılmaz", email: "ayse@ornek.example" },
  passwordHash: "-",
  passwordSetAt: now,
  isOneTimePassword: false,
  oneTimeHash: null,
  oneTimeSetAt: null,
  oneTimeTries: 0,
  phoneVerifiedAt: now,
  registeredBy: "v",
  mfaEnabled: false,
  failedLogins: 0,
  lockedUntil: 0,
  mayWriteSms: false,
  mayWriteEmail: false,
  mayCall: false,
  createdAt: now,
  ...change,
});

test("a member comes back as stored, with phone and number of their own", async () => {
  expect(await store.members.add(member("m"))).toBe(true);
  expect(await store.members.find("m")).toEqual(member("m"));
  expect(await store.members.add(member("n", { phoneIndex: "phone of m" }))).toBe(false);
  expect(await store.members.add(member("n", { nationalIndex: "number of m" }))).toBe(false);
  expect(await store.members.add(member("n"))).toBe(true);
  expect(await store.members.changePhone("n", "5320000000", "phone of m", now)).toBe(false);
  expect(await store.members.changePhone("n", "5320000000", "new", now + 1)).toBe(true);
  expect(await store.members.find("n")).toMatchObject({ phone: "5320000000", phoneIndex: "new" });
});

test("a visitor completes the membership whose password they have proved", async () => {
  const phone = { phoneIndex: "many", phoneVerifiedAt: null };
  const [mine, theirs] = [
    member("mine", { ...phone, registeredBy: "here", createdAt: now + 1 }),
    member("theirs", { ...phone, registeredBy: "there" }),
  ];
  for (const each of [mine, theirs]) await store.members.add(each);
  expect((await store.members.findPending("many", "here"))?.memberId).toBe("mine");
  await store.members.rebind(theirs, "here");
  expect((await store.members.findPending("many", "here"))?.memberId).toBe("theirs");
  expect(await store.members.find("mine")).toBeUndefined();
});

test("a verified membership is bound to nobody else", async () => {
  const verified = member("verified", { registeredBy: "there" });
  await store.members.add(verified);
  await store.members.rebind(verified, "here");
  expect(await store.members.find("verified")).toEqual(verified);
});

test("keys, sessions and unverified memberships are kept for their time only", async () => {
  const begun = { phoneVerifiedAt: null };
  const session = { memberId: "real", device: {}, isOneTime: false };
  await store.members.add(member("old", { ...begun, createdAt: now - 7 * day - 1 }));
  await store.members.add(member("young", { ...begun, createdAt: now - 7 * day }));
  await store.members.add(member("real", { createdAt: now - 999 * day }));
  await store.passwordKeys.add({ guid: "over", visitor: "v" }, "salt", now - 1);
  await store.passwordKeys.add({ guid: "good", visitor: "v" }, "salt", now + 1);
  await store.sessions.open({ ...session, sessionIndex: "over" }, "-", now - 9 * 3_600_000);
  await store.sessions.open({ ...session, sessionIndex: "good" }, "-", now);
  expect(await store.sessions.open({ ...session, sessionIndex: "late" }, "old", now)).toBe(false);
  const proved = { phoneIndex: "p", laneId: "l" };
  await store.provedPhones.keep({ ...proved, visitor: "over" }, now - 365 * day - 1);
  await store.provedPhones.keep({ ...proved, visitor: "good" }, now - 365 * day + 1);

  await store.deleteExpired(now);

  const left = async (table: string) => broker.query(`SELECT * FROM ${table}`);
  expect(await left("proved_phones")).toMatchObject([{ visitor: "good" }]);
  expect(await store.members.find("old")).toBeUndefined();
  expect(await store.members.find("young")).toBeDefined();
  expect(await store.members.find("real")).toBeDefined();
  expect(await store.passwordKeys.take({ guid: "good", visitor: "other" }, now)).toBeUndefined();
  expect(await store.passwordKeys.take({ guid: "good", visitor: "v" }, now)).toBe("salt");
  expect(await left("password_keys")).toEqual([]);
  expect(await left("member_sessions")).toHaveLength(1);
});

test("parallel bookings under one key are one booking", async () => {
  const entry = { idempotencyKey: "capture:p", paymentId: "p", kind: "capture", amountKurus: 1 };
  await Promise.all([1, 2, 3].map((at) => store.bank.book({ ...entry, createdAt: at })));
  expect(await store.bank.ledger(["p"])).toHaveLength(1);
});

test("a repeated message key is kept once", async () => {
  const message = {
    channel: "email",
    to: "a@ornek.example",
    subject: "s",
    text: "t",
    at: now,
  } as const;
  await store.outbox.add(message, "policy:1");
  await store.outbox.add(message, "policy:1");
  const [kept, ...others] = await store.outbox.list("a@ornek.example", 10);
  expect(kept).toMatchObject({ ...message, attached: [] });
  expect(others).toEqual([]);
});

test("the designed form and the files of a message come back, and lie sealed", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.7 Çağrı Şimşekoğlu");
  const file = { fileName: "police-1.pdf", contentType: "application/pdf", bytes };
  const message = { channel: "email", to: "b@ornek.example", subject: "s", text: "t" } as const;
  const html = "<p>Çağrı Şimşekoğlu</p>";
  await store.outbox.add({ ...message, at: now, html, attachments: [file] }, undefined);
  const [kept] = await store.outbox.list("b@ornek.example", 10);
  const id = kept?.id ?? 0;
  expect(kept?.attached).toEqual([
    { fileName: "police-1.pdf", contentType: "application/pdf", size: bytes.length },
  ]);
  expect(await store.outbox.findHtml(id)).toBe(html);
  expect(await store.outbox.findFile(id, 0)).toEqual(file);
  expect(await store.outbox.findFile(id, 1)).toBeUndefined();
  expect(await store.outbox.findFile(id + 1, 0)).toBeUndefined();
  const [row] = await broker.query<Record<string, string>>(
    `SELECT parts_sealed, files_sealed FROM outbox WHERE id = ${id}`,
  );
  expect(JSON.stringify(row)).not.toContain("police-1");
});

test("a counter gives its newest event back, and no other counter's", async () => {
  const consume = (counterKey: string) =>
    store.rates.consume([{ counterKey, limit: 1 }], now, now - 1000);
  expect([await consume("a"), await consume("b"), await consume("a")]).toEqual([true, true, false]);
  await store.rates.giveBack("a");
  expect([await consume("a"), await consume("b")]).toEqual([true, false]);
});

test("a counter takes up to its limit within the window", async () => {
  const limits = [{ counterKey: "k", limit: 2 }];
  const consume = (at: number) => store.rates.consume(limits, at, at - 1000);
  expect([await consume(1), await consume(2), await consume(3)]).toEqual([true, true, false]);
  expect(await consume(1002)).toBe(true);
});

test("of several at once as many pass as there is room for, and who is refused is in nobody's way", async () => {
  const consume = (...keys: string[]) => {
    const limits = keys.map((counterKey) => ({ counterKey, limit: 3 }));
    return store.rates.consume(limits, now, now - 1000);
  };
  const passed = async (tries: readonly Promise<boolean>[]) =>
    (await Promise.all(tries)).filter(Boolean).length;
  expect(await passed(Array.from({ length: 12 }, () => consume("full")))).toBe(3);
  const refused = Array.from({ length: 12 }, () => consume("full", "free"));
  const others = Array.from({ length: 3 }, () => consume("free"));
  expect(await passed(refused)).toBe(0);
  expect(await passed(others)).toBe(3);

  const distinct = (thing: number) =>
    store.rates.consumeDistinct({ scope: "s", limit: 3 }, `${thing}`, now, now - 1000);
  const things = Array.from({ length: 12 }, (_, thing) => thing);
  const first = await Promise.all(things.map(distinct));
  expect(first.filter(Boolean)).toHaveLength(3);
  expect(await Promise.all(things.map(distinct))).toEqual(first);
});

test("whatever is called sealed is", async () => {
  // Of the file: the runtime tells nobody its schema.
  const columns = readDatabase(
    broker.storage,
    `SELECT held.name AS held, columns.name FROM sqlite_schema held JOIN pragma_table_info(held.name) columns
     WHERE held.type = 'table' AND columns.name LIKE '%sealed'`,
  ) as { readonly name: string; readonly held: string }[];
  const values = await Promise.all(
    columns.map(({ held, name }) =>
      broker.query<{ value: string }>(
        `SELECT ${name} AS value FROM ${held} WHERE ${name} IS NOT NULL AND ${name} <> ''`,
      ),
    ),
  );
  const filled = columns.filter((_, at) => values[at]!.length > 0).map(({ held }) => held);
  expect(new Set(filled).size).toBeGreaterThan(3);
  expect(filled).toContain("drafts");
  for (const { value } of values.flat()) expect(value).toMatch(/^\w{1,20}\.[A-Za-z0-9+/]{20,}=*$/);
});

test("of permissions the newest word on each receiver and way holds, and nothing nobody has said yes to", async () => {
  const change = fc.record({
    channel: fc.constantFrom("sms", "email", "call"),
    person: fc.integer({ min: 0, max: 1 }),
    isGiven: fc.boolean(),
    /** Said here, or fetched from the register: the newest word there is, or one that has been overtaken. */
    by: fc.constantFrom("web", "register", "late register"),
  });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
      round += 1;
      const reaches = [0, 1].map((person) => ({
        phone: `53${person}${String(round).padStart(7, "0")}`,
        email: `${person}.${round}@ornek.example`,
      }));
      const model = reaches.map(() => ({ sms: false, email: false, call: false }));
      for (const [at, { channel, person, isGiven, by }] of changes.entries()) {
        const { phone, email } = reaches[person]!;
        const receiver = channel === "email" ? email : phone;
        const said = { source: "web", saidAt: now + at, dueAt: now + day } as const;
        if (by === "web") {
          await store.permissions.add({ channel, receiver, isGiven, ...said });
          model[person]![channel] = isGiven;
          continue;
        }
        const saidAt = by === "register" ? now + at : now - day;
        await store.permissions.addRefusal({ channel, receiver, saidAt }, now + at);
        if (by === "register") model[person]![channel] = false;
      }
      expect(await Promise.all(reaches.map((reach) => store.permissions.of(reach)))).toEqual(model);
    }),
    { numRuns: 15 },
  );
});

test("what was forbidden at the register is known as that, until something is said here, and is not told back", async () => {
  const reach = { phone: "5388888888" };
  const receiver = reach.phone;
  const saidAt = now + 1;
  for (const fetchedAt of [now + 1, now + day]) {
    await store.permissions.addRefusal({ channel: "sms", receiver, saidAt }, fetchedAt);
  }
  expect(await store.permissions.refusedThere(reach)).toEqual([{ channel: "sms", saidAt }]);
  const due = await store.permissions.listDue(now + 2 * day, 1000);
  expect(due.filter((entry) => entry.receiver === receiver)).toEqual([]);
  const said = { source: "web", saidAt: now + day, dueAt: now + day } as const;
  await store.permissions.add({ channel: "sms", receiver, isGiven: true, ...said });
  await store.permissions.addRefusal({ channel: "sms", receiver, saidAt }, now + day);
  expect(await store.permissions.refusedThere(reach)).toEqual([]);
  expect(await store.permissions.of(reach)).toMatchObject({ sms: true });
});

test("the register is told of changes alone, and of each until it takes or refuses it", async () => {
  const said = { channel: "sms", receiver: "5399999999", source: "office", dueAt: now } as const;
  const ids = async (at: number) =>
    (await store.permissions.listDue(at, 1000))
      .filter(({ receiver }) => receiver === said.receiver)
      .map(({ id }) => id);
  for (const isGiven of [true, true, false, false, true]) {
    await store.permissions.add({ ...said, isGiven, saidAt: now });
  }
  const [first, second, third, ...others] = await ids(now);
  expect([first, second, third].every((id) => id !== undefined)).toBe(true);
  expect(others).toEqual([]);
  await store.permissions.markReported([first!], now);
  await store.permissions.markRefused([second!], now);
  await store.permissions.postpone([third!], now + day);
  expect(await ids(now)).toEqual([]);
  expect(await ids(now + day)).toEqual([third]);
});

test("of a policy that ended eleven years ago quote and documents go, its number stays in the books", async () => {
  const years = (count: number) => now - count * 365 * day;
  await addQuote(quote("ancient", years(13)));
  await addQuote(quote("decade", years(11)));
  await issue("ancient", years(13));
  await issue("decade", years(11));
  await broker.query(
    "UPDATE policies SET record_sealed = 'x' WHERE quote_id IN ('ancient', 'decade')",
  );

  await store.deleteExpired(now);

  expect(await store.quotes.open("ancient")).toBeUndefined();
  expect(await store.quotes.open("decade")).toBeDefined();
  const rows = await broker.query(
    "SELECT policy_number, record_sealed FROM policies WHERE quote_id IN ('ancient', 'decade') ORDER BY policy_number",
  );
  expect(rows).toEqual([
    { policy_number: "ancient", record_sealed: null },
    { policy_number: "decade", record_sealed: "x" },
  ]);
  expect(await store.consents.listOfSubject("ancient")).not.toHaveLength(0);
  await store.deleteExpired(now + 365 * day);
  expect(await store.consents.listOfSubject("ancient")).toHaveLength(0);
  expect(await store.consents.listOfSubject("decade")).not.toHaveLength(0);
});

test("a complaint is kept for three years after the last change, another message for one", async () => {
  const kept = async (now_: number) => {
    await store.deleteExpired(now_);
    return (
      await broker.query<{ reference_number: string }>(
        "SELECT reference_number FROM contact_messages ORDER BY reference_number",
      )
    ).map(({ reference_number: reference }) => reference);
  };
  for (const messageType of ["ILETISIM", "SIKAYET"] as const) {
    await store.contacts.add({
      referenceNumber: `YK-${messageType}`,
      messageType,
      content: "{}",
      productId: null,
      quoteId: null,
      callBackSlot: null,
      campaign: null,
      visitor: "v",
      memberId: null,
      createdAt: now,
    });
  }
  expect(await kept(now + 364 * day)).toEqual(["YK-ILETISIM", "YK-SIKAYET"]);
  expect(await kept(now + 366 * day)).toEqual(["YK-SIKAYET"]);
  expect(await kept(now + 1096 * day)).toEqual([]);
});
