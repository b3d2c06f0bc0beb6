import * as v from "valibot";

/** A variable, secret or binding that is not as it has to be, and what is wrong with it; its value is never told. */
export interface Fault {
  readonly name: string;
  readonly what: string;
  /** Set where it stops sales alone. */
  readonly isOfSales?: true;
  readonly isBinding?: true;
}

export const missing = "is missing";

export const inOneLine = ({ name, what }: Fault): string => `${name} ${what}`;

/** What nothing can be done with: a worker that is configured so answers nobody. */
export class UnfitEnvironment extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(`Environment: ${faults.map(inOneLine).join("; ")}`);
    this.faults = faults;
  }
}

/** Whether a schema's message is one of ours, which go on where the name ends. */
const isOurs = (message: string): boolean => /^(?:is|has) /.test(message);

function whatIsWrong({ input, message, expected, type }: v.BaseIssue<unknown>): string {
  if (input === undefined) return missing;
  if (isOurs(message)) return message;
  if (type === "strict_object") return "is not known";
  return expected === null ? "is not as it has to be" : `is not ${expected}`;
}

/** What a schema has found first of each variable. */
export function faultsOf(
  { issues }: Pick<v.SafeParseResult<v.GenericSchema>, "issues">,
  nameOf: (path: string) => string = (path) => path,
): Fault[] {
  const found = new Map<string, Fault>();
  for (const issue of issues ?? []) {
    const name = nameOf(v.getDotPath(issue) ?? "?");
    if (!found.has(name)) found.set(name, { name, what: whatIsWrong(issue) });
  }
  return [...found.values()];
}

/** Bindings that are not there. */
export const absent = (names: readonly string[], record: Readonly<Record<string, unknown>>) =>
  names
    .filter((name) => record[name] === undefined)
    .map((name): Fault => ({ name, what: missing, isBinding: true }));

/** How many letters two names differ in: put in, left out, changed or in each other's place. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const [before = [], two = []] = [rows[row - 1], rows[row - 2]];
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [
        before[column]! + 1,
        line[column - 1]! + 1,
        before[column - 1]! + (isSame ? 0 : 1),
        ...(isSwapped ? [two[column - 2]! + 1] : []),
      ];
      line.push(Math.min(...ways));
    }
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

const plain = (name: string): string => name.toUpperCase().replaceAll("_", "");
const longName = 10;

/** Names that nobody else gives a variable. */
const ownName = /^(?:SITE|INSURER|IYZICO|NETGSM)_/;

/** Names that are not ours and look as if they were meant to be. */
export function misspelt(names: readonly string[], known: readonly string[]): Fault[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name): Fault[] => {
      const far = plain(name).length < longName ? 1 : 2;
      const meant = known
        // Of other lengths they differ by more.
        .filter((each) => Math.abs(plain(name).length - plain(each).length) <= far)
        .map((each) => ({ each, far: distance(plain(name), plain(each)) }))
        .filter((candidate) => candidate.far <= far)
        .toSorted((a, b) => a.far - b.far)[0]?.each;
      if (meant === undefined && !ownName.test(name)) return [];
      const what = meant === undefined ? "is not known" : `is not known; is ${meant} meant?`;
      return [{ name, what }];
    });
}
