import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const text = readFileSync(path.join(root, "docs/security.md"), "utf8");

/** Every requirement of levels 1 and 2 of OWASP ASVS 5.0.0. */
const required = `
  1.1.1–1.1.2 1.2.1–1.2.9 1.3.1–1.3.11 1.4.1–1.4.3 1.5.1–1.5.2
  2.1.1–2.1.3 2.2.1–2.2.3 2.3.1–2.3.4 2.4.1
  3.2.1–3.2.2 3.3.1–3.3.4 3.4.1–3.4.6 3.5.1–3.5.5 3.7.1–3.7.2
  4.1.1–4.1.3 4.2.1 4.3.1–4.3.2 4.4.1–4.4.4
  5.1.1 5.2.1–5.2.3 5.3.1–5.3.2 5.4.1–5.4.3
  6.1.1–6.1.3 6.2.1–6.2.12 6.3.1–6.3.4 6.4.1–6.4.4 6.5.1–6.5.5 6.6.1–6.6.3 6.8.1–6.8.4
  7.1.1–7.1.3 7.2.1–7.2.4 7.3.1–7.3.2 7.4.1–7.4.5 7.5.1–7.5.2 7.6.1–7.6.2
  8.1.1–8.1.2 8.2.1–8.2.3 8.3.1 8.4.1
  9.1.1–9.1.3 9.2.1–9.2.4
  10.1.1–10.1.2 10.2.1–10.2.2 10.3.1–10.3.4 10.4.1–10.4.11 10.5.1–10.5.5 10.6.1–10.6.2 10.7.1–10.7.3
  11.1.1–11.1.2 11.2.1–11.2.3 11.3.1–11.3.3 11.4.1–11.4.4 11.5.1 11.6.1
  12.1.1–12.1.3 12.2.1–12.2.2 12.3.1–12.3.4
  13.1.1 13.2.1–13.2.5 13.3.1–13.3.2 13.4.1–13.4.5
  14.1.1–14.1.2 14.2.1–14.2.4 14.3.1–14.3.3
  15.1.1–15.1.3 15.2.1–15.2.3 15.3.1–15.3.7
  16.1.1 16.2.1–16.2.5 16.3.1–16.3.4 16.4.1–16.4.3 16.5.1–16.5.3
  17.1.1 17.2.1–17.2.4 17.3.1–17.3.2`;

/** `1.2.1–1.2.3, 2.1.1` → each number by itself. */
const numbersIn = (ranges: string): string[] =>
  [...ranges.matchAll(/(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g)].flatMap(
    ([, section = "", first = "", last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${section}.${Number(first) + index}`,
      ),
  );

const rows = text
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, numbers = "", , state = ""]) => ({ numbers: numbersIn(numbers), state }));

test("every requirement of levels 1 and 2 stands in it once, and no other", () => {
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(numbersIn(required));
});

test("each is met, open or does not apply", () => {
  const strange = rows.filter(({ state }) => !/^(?:Met\b|Open: |–: )/.test(state));
  expect(strange).toEqual([]);
});

test("every file it names exists", () => {
  const named = [...text.matchAll(/`([\w./-]+\/[\w./-]*|[\w.-]+\.(?:toml|json))`/g)].map(
    ([, name = ""]) => name,
  );
  const files = named.filter((name) => !name.startsWith("/"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test("its list of what is open is the one its tables say", () => {
  const list = text.slice(text.indexOf("\n## Open"));
  const told = [...list.matchAll(/^- \*\*([^*]+)\*\*/gm)].flatMap(([, numbers = ""]) =>
    numbersIn(numbers),
  );
  const open = rows
    .filter(({ state }) => state.startsWith("Open"))
    .flatMap(({ numbers }) => numbers);
  expect(told.toSorted()).toEqual(open.toSorted());
});
