import { expect, test } from "vitest";
import { LocalFault, faultOf } from "#scripts/data/local-fault.ts";

const directory = "/data/yelkovan";

test.each([
  ["ENOSPC: no space left on device, write", /^The disk of \/data\/yelkovan is full\./],
  ["D1_ERROR: database or disk is full: SQLITE_FULL", /^The disk of \/data\/yelkovan is full\./],
  ["EDQUOT: disk quota exceeded, write", /is full\./],
  ["EACCES: permission denied, open '/data/yelkovan/secrets.json'", /cannot be written to\./],
  ["EROFS: read-only file system, mkdir '/data'", /cannot be written to\./],
  ["attempt to write a readonly database", /cannot be written to\./],
  ["unable to open database file", /cannot be written to\./],
])("%s is said in a sentence with the way out", (message, says) => {
  const { message: said } = faultOf(new Error(message), directory) ?? {};
  expect(said).toMatch(says);
  expect(said).toContain("DATA_DIR=");
});

test("a cause counts as well, a fault stays what it is, and what nobody expected is none", () => {
  const wrapped = new Error("migration failed", { cause: new Error("SQLITE_FULL") });
  expect(faultOf(wrapped, directory)?.message).toContain("is full");
  const fault = new LocalFault("x is missing.");
  expect(faultOf(fault, directory)).toBe(fault);
  expect(faultOf(new TypeError("x is not a function"), directory)).toBeUndefined();
  expect(faultOf("ENOSPC", directory)).toBeUndefined();
});
