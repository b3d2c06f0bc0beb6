import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { expect, test } from "vitest";
import { StoredAnswersSchema } from "#worker/broker/quote/room/stored-answer.ts";
import { makeOffer } from "../quote/make-offer.ts";

const directory = "worker/broker/migrations";
const files = readdirSync(directory).filter((name) => name.endsWith(".sql"));
const isBefore = (name: string) => name < "0004";

function migrate(database: DatabaseSync, names: readonly string[]): void {
  for (const name of names.toSorted()) {
    const sql = readFileSync(path.join(directory, name), "utf8");
    for (const statement of sql.split("--> statement-breakpoint")) database.exec(statement);
  }
}

const quote = (id: string) =>
  `INSERT INTO quotes (quote_id, visitor, product_id, phone_index, phone_sealed, content_sealed, subject, vehicle,
    policy_start, is_early_renewal, firms, created_at, deadline)
   VALUES ('${id}', 'v', 'trafik', 'p', 's', 's', '34', 'Ford', '2026-11-20', 0, '["ardic"]', 1, 2)`;

test("what was stored as it came is readable as what is written at rest", () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, files.filter(isBefore));
  for (const id of ["asked", "unanswered"]) database.exec(quote(id));
  const answer = database.prepare(
    `INSERT INTO answers (quote_id, firm_id, sequence, state, reason, offer_id, gross_kurus, offer, confirmed_at, updated_at)
     VALUES ('asked', ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
  );
  const offers = [
    makeOffer({ grossKurus: 300, validUntil: 3 }),
    makeOffer({ grossKurus: 200, validUntil: 2 }),
  ];
  answer.run("ardic", 2, "offer", null, "o-1", 300, JSON.stringify(offers[0]), 7);
  answer.run("cinar", 1, "decline", "Araç çok eski.", null, null, null, null);
  answer.run("defne", 4, "timeout", "Şirket yanıt vermedi.", null, null, null, null);
  answer.run("fener", 3, "offer", null, "o-2", 200, JSON.stringify(offers[1]), null);
  database.exec(`INSERT INTO attributions VALUES ('asked', '{"utm_source":"x"}', 1)`);
  const consent = database.prepare(
    `INSERT INTO consents (visitor, phone_index, subject_id, text_slug, text_version, given, channel, created_at)
     VALUES ('v', 'p', 'asked', ?, '1', ?, 'web', ?)`,
  );
  consent.run("one", 1, 1);
  consent.run("two", 0, 1);
  consent.run("later", 1, 2);

  migrate(
    database,
    files.filter((name) => !isBefore(name)),
  );

  const [asked, unanswered] = database.prepare("SELECT * FROM quotes ORDER BY quote_id").all();
  expect(unanswered).toMatchObject({ answers: null, offer_count: null, campaign: null });
  expect(asked).toMatchObject({
    campaign: '{"utm_source":"x"}',
    offer_count: 2,
    lowest_kurus: 200,
    lowest_until: 2,
  });
  const named = (id: string) => ({ id, sourceId: id, firm: { id, name: id }, answeredAt: 1 });
  expect(v.parse(StoredAnswersSchema, JSON.parse(String(asked?.["answers"])))).toEqual([
    { ...named("cinar"), sequence: 1, state: "decline", reason: "Araç çok eski." },
    {
      ...named("ardic"),
      sequence: 2,
      state: "offer",
      offerId: "o-1",
      offer: offers[0],
      confirmedAt: 7,
    },
    { ...named("fener"), sequence: 3, state: "offer", offerId: "o-2", offer: offers[1] },
    { ...named("defne"), sequence: 4, state: "timeout" },
  ]);
  const consents = database.prepare("SELECT texts FROM consents ORDER BY id").all();
  expect(consents.map(({ texts }) => JSON.parse(String(texts)) as unknown)).toEqual([
    [
      { slug: "one", version: "1", given: true },
      { slug: "two", version: "1", given: false },
    ],
    [{ slug: "later", version: "1", given: true }],
  ]);
});
