import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { serialize } from "node:v8";
import { afterEach, beforeEach, expect, test } from "vitest";
import { foundIn, foundInAddresses, foundInFiles, secretsOf } from "#tests/personal-data.ts";

const person = {
  nationalNumber: "10000009910",
  phone: "5321234567",
  email: "gizli.kisi@ornek.example",
  plate: "06GZL417",
};
const cardNumber = "5528790000000008";
const secrets = secretsOf({
  people: [person],
  cardNumbers: [cardNumber],
  cardHolder: "Haldun Kartalcan",
  cardCvc: "739",
});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "yelkovan-search-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

test.each([
  ["5321234567", "phone"],
  ["0 532 123 45 67", "phone"],
  ["+90 532 123 45 67", "phone"],
  ["(0532) 123-45-67", "phone"],
  ["905321234567", "phone"],
  ["10000009910", "T.C. kimlik no"],
  ["5528790000000008", "card number"],
  ["5528 7900 0000 0008", "card number"],
  ["5528-7900-0000-0008", "card number"],
  ["06 GZL 417", "plate"],
  ["06gzl417", "plate"],
  ["gizli.kisi@ornek.example", "e-mail address"],
  ["HALDUN KARTALCAN", "card holder"],
  ['"cvc":"739"', "CVC"],
  ["cardCvc=739&x=1", "CVC"],
  ["…0000 0008 12/30 739", "CVC"],
])("%s is found as a %s", (text, what) => {
  expect(foundIn(`before ${text} after`, secrets)).toEqual([what]);
});

test("a CVC is found beside its holder, in two bytes a letter too", () => {
  const text = '{"holder":"Haldun Kartalcan","expiry":"12/30","code":"739"}';
  for (const shown of [text, Buffer.from(text, "utf16le").toString("latin1")]) {
    expect(foundIn(shown, secrets)).toEqual(["card holder", "CVC"]);
  }
});

test("digits that only look like it are not", () => {
  const close = "5321234568 10000009911 5528790000000009 06 GZL 418 order 739 of 4739 cvc 7391";
  expect(foundIn(close, secrets)).toEqual([]);
});

test("it is found in base64, wherever it begins there", () => {
  for (const before of ["", "a", "ab", "abc"]) {
    const encoded = Buffer.from(`${before}${person.phone};`).toString("base64");
    expect(foundIn(encoded, secrets)).toEqual(["phone"]);
  }
});

test("it is found in addresses, as they are and as they are read", () => {
  expect(foundInAddresses(["/x?plate=06%20GZL%20417"], secrets)).toEqual(["plate"]);
  expect(foundInAddresses(["/x?m=gizli.kisi%40ornek.example", "/100%"], secrets)).toEqual([
    "e-mail address",
  ]);
  expect(foundInAddresses(["/teklif/%31%30000009910"], secrets)).toEqual(["T.C. kimlik no"]);
});

test("it is found in files: a database, its log that is not written back, and objects with Turkish letters", async () => {
  const file = path.join(directory, "database.sqlite");
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE rows (value)");
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  expect(await foundInFiles(directory, secrets)).toEqual([]);
  database.prepare("INSERT INTO rows VALUES (?)").run(`0${person.phone}`);
  const twoBytes = serialize({ text: `Şişli ${person.nationalNumber}` });
  expect(twoBytes.toString("latin1")).not.toContain(person.nationalNumber);
  writeFileSync(path.join(directory, "object.sqlite"), twoBytes);
  expect((await foundInFiles(directory, secrets)).toSorted()).toEqual([
    "database.sqlite-wal: phone",
    "object.sqlite: T.C. kimlik no",
  ]);
  database.close();
});
