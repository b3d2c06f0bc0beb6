import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { addDays } from "#shared/format/date.ts";
import type { Dated } from "./dated.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Where dated tables stand; every file of a tariff folder holds one. */
const patterns = [
  "worker/broker/lines/*/tariff/*.ts",
  "worker/broker/lines/rating/levies.ts",
  "worker/broker/registries/exchange-rate-data.ts",
  "worker/broker/content/public-figures.ts",
  "worker/broker/content/tools/*/tariff.ts",
];

/** What every row says of itself. */
export const RowSchema = v.pipe(
  v.looseObject({
    validFrom: v.pipe(v.string(), v.isoDate()),
    source: v.pipe(v.string(), v.minLength(5)),
    confidence: v.picklist(["sure", "likely", "estimate"]),
    reviewBy: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  v.check(
    ({ validFrom, reviewBy = validFrom }) => validFrom <= reviewBy,
    "reviewBy is before validFrom",
  ),
);

type Row = v.InferOutput<typeof RowSchema>;

export interface Table {
  /** `file#export`. */
  readonly name: string;
  readonly rows: readonly unknown[];
}

const isTable = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.some((row) => typeof row === "object" && row !== null && "validFrom" in row);

/** Dated tables in a module's value, however deep they stand. */
function tablesIn(name: string, value: unknown): Table[] {
  if (isTable(value)) return [{ name, rows: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => tablesIn(`${name}.${key}`, inner));
}

/** The tables of every file, by file. */
export async function readTables(): Promise<ReadonlyMap<string, Table[]>> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  const read = files.map(async (file): Promise<[string, Table[]]> => {
    const module: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
    const tables = Object.entries(module).flatMap(([name, value]) =>
      tablesIn(`${file}#${name}`, value),
    );
    return [file, tables];
  });
  return new Map(await Promise.all(read));
}

/** Rows that do not say from when, by what and how surely they are known. */
export const rowFaults = ({ name, rows }: Table): string[] =>
  rows.flatMap((row, at) => {
    const { issues } = v.safeParse(RowSchema, row);
    return (
      issues?.map((issue) => `${name} row ${at}: ${v.getDotPath(issue) ?? ""} ${issue.message}`) ??
      []
    );
  });

const daysOfYear = 365;

/** A table stands and falls with its newest row, which is good for a year unless it says until when. */
export function datedTable({ name, rows }: Table): Dated | undefined {
  const newest = rows
    .filter((row): row is Row => v.is(RowSchema, row))
    .reduce<Row | undefined>(
      (found, row) => (found === undefined || row.validFrom > found.validFrom ? row : found),
      undefined,
    );
  if (newest === undefined) return undefined;
  const { validFrom, reviewBy, source, confidence } = newest;
  return {
    name,
    since: validFrom,
    due: reviewBy ?? addDays(validFrom, daysOfYear),
    source: `${source} (${confidence})`,
  };
}
