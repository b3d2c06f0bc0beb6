import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { productIds, productOf } from "#shared/products/catalogue.ts";

const root = path.resolve(import.meta.dirname, "..");

/** What one folder adds to an index: a module's export by the id of its line or asset. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** As the index imports it. */
  readonly from: string;
}

const sold = productIds.filter((id) => productOf(id).isSold);
const assets = readdirSync(path.join(root, "worker/broker/assets"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "index")
  .map(({ name }) => name)
  .toSorted();

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The exports of some files, each named after its id; `isOptional` passes over files that are not there. */
function entriesOf(
  ids: readonly string[],
  fileOf: (id: string) => string,
  suffix: string,
  isOptional = false,
): Entry[] {
  return ids.flatMap((id): Entry[] => {
    const file = fileOf(id);
    const name = camelCase(id) + suffix;
    if (isOptional && !existsSync(path.join(root, file))) return [];
    if (!new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(root, file), "utf8"))) {
      throw new Error(`${file} exports no ${name}`);
    }
    return [{ id, name, from: `#${file}` }];
  });
}

const key = (id: string) => (id.includes("-") ? `"${id}"` : id);
const imports = (entries: readonly Entry[]) =>
  entries.map(({ name, from }) => `import { ${name} } from "${from}";`);
const members = (entries: readonly Entry[]) =>
  entries.map(({ id, name }) => (id === name ? `  ${id},` : `  ${key(id)}: ${name},`));

interface Index {
  readonly file: string;
  readonly entries: () => readonly Entry[];
  readonly text: (entries: readonly Entry[]) => readonly string[];
}

const lineFile = (id: string) => `shared/lines/${id}/${id}.ts`;
const inLine = (file: string) => (id: string) => `worker/broker/lines/${id}/${file}`;
const inAsset = (file: string) => (id: string) => `worker/broker/assets/${id}/${file}`;

/** Where the side stands: in a file of its own, or beside the facts of an asset of which its owner says everything. */
const sideFile = (id: string) =>
  existsSync(path.join(root, inAsset("side.ts")(id)))
    ? inAsset("side.ts")(id)
    : inAsset("facts.ts")(id);

/** Every index by its file. The types make one that is forgotten or stale an error. */
const indexes = {
  line: {
    file: "shared/lines/index/lines.ts",
    entries: () => entriesOf(sold, lineFile, ""),
    text: (entries) => [
      `import type { SoldProductId } from "#shared/products/catalogue.ts";`,
      `import type { AnyLine } from "#shared/lines/line.ts";`,
      ...imports(entries),
      "",
      "/** Lines that are quoted and sold online. */",
      "export const lines = {",
      ...members(entries),
      "} as const satisfies Readonly<Record<SoldProductId, AnyLine>>;",
    ],
  },
  loader: {
    file: "shared/lines/index/loaders.ts",
    entries: () => entriesOf(sold, lineFile, ""),
    text: (entries) => [
      `import type { SoldProductId } from "#shared/products/catalogue.ts";`,
      `import type { AnyLine } from "#shared/lines/line.ts";`,
      "",
      "/** Loads one line without the others. */",
      "export const loaders: Readonly<Record<SoldProductId, () => Promise<AnyLine>>> = {",
      ...entries.map(
        ({ id, name, from }) => `  ${id}: async () => (await import("${from}")).${name},`,
      ),
      "};",
    ],
  },
  rating: {
    file: "worker/broker/lines/index/ratings.ts",
    entries: () => entriesOf(sold, inLine("rating.ts"), "Rating"),
    text: (entries) => [
      `import type { LineId } from "#shared/lines/registry.ts";`,
      ...imports(entries),
      "",
      "/** How each line is underwritten and rated, each with its own types. */",
      "export const declaredRatings = {",
      ...members(entries),
      "} as const satisfies Readonly<Record<LineId, unknown>>;",
    ],
  },
  history: {
    file: "worker/broker/lines/index/histories.ts",
    entries: () => entriesOf(sold, inLine("history.ts"), "History", true),
    text: (entries) => [
      `import type { LineId } from "#shared/lines/registry.ts";`,
      `import type { AnyHistory } from "#worker/broker/lines/history/define-history.ts";`,
      ...imports(entries),
      "",
      "/** What lines price of the past; those that are missing price nothing of it. */",
      "export const ownHistories = {",
      ...members(entries),
      "} as const satisfies { readonly [Id in LineId]?: AnyHistory };",
    ],
  },
  facts: {
    file: "worker/broker/assets/index/facts.ts",
    entries: () => entriesOf(assets, inAsset("facts.ts"), "Facts"),
    text: (entries) => [
      `import type { AssetId } from "#shared/lines/registry.ts";`,
      `import type { KnownFacts } from "#worker/broker/assets/facts.ts";`,
      ...imports(entries),
      "",
      "/** What is known of each kind of asset when it is priced. */",
      "export const assetFacts = {",
      ...members(entries),
      "} as const satisfies Readonly<Record<AssetId, KnownFacts>>;",
    ],
  },
  side: {
    file: "worker/broker/assets/index/sides.ts",
    entries: () => entriesOf(assets, sideFile, "Side"),
    text: (entries) => [
      `import type { AssetId } from "#shared/lines/registry.ts";`,
      `import type { AnyAssetSide } from "#worker/broker/assets/asset-side.ts";`,
      ...imports(entries),
      "",
      "/** What each kind of asset is to the broker. */",
      "export const assetSides = {",
      ...members(entries),
      "} as const satisfies Readonly<Record<AssetId, AnyAssetSide>>;",
    ],
  },
} as const satisfies Readonly<Record<string, Index>>;

/** Entries of other folders beside the product's own, by index. */
export type Further = { readonly [Name in keyof typeof indexes]?: readonly Entry[] };

/** The indexes of lines and assets as they should be: text by file. */
export function lineIndexes(further: Further = {}): ReadonlyMap<string, string> {
  const all: readonly (readonly [string, Index])[] = Object.entries(indexes);
  const more: Readonly<Record<string, readonly Entry[] | undefined>> = further;
  return new Map(
    all.map(([name, { file, entries, text }]) => [
      file,
      [
        "// Made by `npm run docs`; do not edit.",
        ...text([...entries(), ...(more[name] ?? [])]),
        "",
      ].join("\n"),
    ]),
  );
}

if (import.meta.main) {
  for (const [file, text] of lineIndexes()) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
