import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { tableOf } from "./reports/markdown-table.ts";

const documentPath = "docs/specification.md";
const decisionsPath = "docs/decisions";
const header = ["no.", "what it asks", "held by", "open"];

/** Something that says which requirements it is about: a test that holds them, a decision that departs from them. */
interface Holder {
  readonly ids: readonly string[];
  readonly text: string;
}

const idsIn = (list: string): string[] => list.match(/\d+\.\d+/g) ?? [];

const annotation = /^[ \t]*\/\/ Specification ([\d., ]+)\n(?:[ \t]*\/\/.*\n)*/gm;
const plainTest = /^\s*(?:test|it|describe)\(\s*(["'`])(.*?)\1/;
/** Its title stands behind the table of its cases. */
const testOfCases = /^\s*(?:test|it|describe)\.each\b[\s\S]*?\)\(\s*(["'`])(.*?)\1/;

/** The tests of a file that say which requirements they hold, in a comment `Specification 1.2, 1.3` right before them. */
export function holdersIn(file: string, source: string): Holder[] {
  return [...source.matchAll(annotation)].map(({ 0: comment, 1: list = "", index }) => {
    const rest = source.slice(index + comment.length);
    const title = (plainTest.exec(rest) ?? testOfCases.exec(rest))?.[2];
    if (title === undefined) throw new Error(`${file}: no test follows "Specification ${list}"`);
    const name = title.replaceAll(/[|[\]]/g, "\\$&");
    return { ids: idsIn(list), text: `[${name}](../${file})` };
  });
}

/** What a decision record says it departs from, in a line that begins with **Specification.** */
export function departuresIn(file: string, source: string): Holder[] {
  const list = /^\*\*Specification\.\*\* ([^\n]*)/m.exec(source)?.[1];
  if (list === undefined) return [];
  const number = path.basename(file).slice(0, 3);
  return [
    { ids: idsIn(list), text: `departs: [decision ${number}](decisions/${path.basename(file)})` },
  ];
}

async function filesBelow(directory: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** Everything in tests and decisions that names a requirement. */
export async function findHolders(): Promise<Holder[]> {
  const read = async (files: Promise<string[]>, of: typeof holdersIn) => {
    const found = (await files).map(async (file) => of(file, await readFile(file, "utf8")));
    return (await Promise.all(found)).flat();
  };
  return [
    ...(await read(filesBelow("tests", /\.tsx?$/), holdersIn)),
    ...(await read(filesBelow(decisionsPath, /\.md$/), departuresIn)),
  ];
}

const isRow = (line: string): boolean => /^\| \d+\.\d+ /.test(line);

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** What is not there yet, and with what it comes. */
  readonly open: string;
}

/** The requirements a document lists. */
export const requirementsIn = (document: string): Requirement[] =>
  document
    .split("\n")
    .filter(isRow)
    .map(cellsOf)
    .map(([id = "", text = "", , open = ""]) => ({ id, text, open }));

/** The document with its third column made anew; numbers, words and what is open stay as they are written. */
export function describeSpecification(document: string, holders: readonly Holder[]): string {
  const heldBy = (id: string) =>
    holders.flatMap(({ ids, text }) => (ids.includes(id) ? [text] : [])).join("; ");
  const blocks = document.split(/\n{2,}/).map((block) => {
    const rows = requirementsIn(block);
    if (rows.length === 0) return block.trimEnd();
    return tableOf([
      header,
      ...rows.map(({ id, text, open }) => [id, text, heldBy(id), open]),
    ]).join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

if (import.meta.main) {
  const document = await readFile(documentPath, "utf8");
  await writeFile(documentPath, describeSpecification(document, await findHolders()));
}
