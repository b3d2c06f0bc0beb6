import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { AnyCall, EdgeOnlyReason, Verdict } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { waitMs } from "#shared/calls/wait.ts";
import { productIds, productOf } from "#shared/products/catalogue.ts";
import { quoteCalls } from "#shared/lines/registry.ts";
import { tableOf } from "./reports/markdown-table.ts";

/** What of a valibot schema says how a value travels; every schema has some of it. */
interface WireSchema {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, WireSchema>>;
  readonly item?: WireSchema;
  readonly wrapped?: WireSchema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type?: string }[];
}

/** A wire value: an object has fields; a list's are those of its items; anything else has none. */
interface WireShape {
  readonly isOptional: boolean;
  readonly isList: boolean;
  /** What a value is: a kind of scalar, the words it may be, or an object. */
  readonly type: string;
  readonly fields: readonly (readonly [name: string, shape: WireShape])[];
}

/** Reads a codec's schema. An optional one wraps the union of nothing and the value; other unions name the plain form first. */
function shapeOf(schema: WireSchema): WireShape {
  // A field that asks for itself when it is not there.
  if (schema.type === "nullish" && schema.wrapped !== undefined) return shapeOf(schema.wrapped);
  if (schema.wrapped !== undefined) {
    return { ...shapeOf(schema.wrapped.options?.[1] as WireSchema), isOptional: true };
  }
  if (schema.type === "picklist") {
    const words = (schema.options ?? []).map((word) => `"${String(word)}"`).join(" | ");
    return { isOptional: false, isList: false, type: words, fields: [] };
  }
  if (schema.options !== undefined && typeof schema.options[0] === "object") {
    const [first, ...others] = (schema.options as readonly WireSchema[]).map(shapeOf);
    return others.every(({ fields }) => fields[0]?.[0] === "Kind")
      ? anyOf([first!, ...others])
      : first!;
  }
  if (schema.item !== undefined) return { ...shapeOf(schema.item), isList: true };
  const fields = Object.entries(schema.entries ?? {}).map(
    ([name, entry]) => [name, shapeOf(entry)] as const,
  );
  const hasDecimals = schema.pipe?.some(({ type }) => type === "finite") ?? false;
  const type = hasDecimals ? "number" : (scalars[schema.type ?? ""] ?? "object");
  return { isOptional: false, isList: false, type, fields };
}

/** An object of one of several kinds, as one that has what any of them has. */
function anyOf(kinds: readonly WireShape[]): WireShape {
  const fields = new Map<string, WireShape>();
  for (const [name, shape] of kinds.flatMap((kind) => kind.fields)) {
    const before = fields.get(name);
    const inAll = kinds.every((kind) => kind.fields.some(([own]) => own === name));
    const words =
      name === "Kind" && before !== undefined ? `${before.type} | ${shape.type}` : shape.type;
    const isOptional = shape.isOptional || before?.isOptional === true || !inAll;
    fields.set(name, {
      ...(before ?? shape),
      type: name === "Kind" ? words : (before ?? shape).type,
      isOptional,
    });
  }
  return { isOptional: false, isList: false, type: "object", fields: [...fields] };
}

const scalars: Readonly<Record<string, string>> = {
  string: "text",
  number: "integer",
  boolean: "boolean",
  record: "texts by name",
};

const nameOf = (name: string, { isOptional, isList, type }: WireShape) =>
  `\`${name}${isOptional ? "?" : ""}: ${type}${isList ? "[]" : ""}\``;

/** The fields as one list item, and those of the objects among them as items below it. */
function itemOf(title: string, { fields }: WireShape, indent = ""): string[] {
  const names = fields.map(([name, shape]) => nameOf(name, shape)).join(", ");
  const nested = fields.filter(([, shape]) => shape.fields.length > 0);
  return [
    `${indent}- ${title}: ${names || "nothing"}`,
    ...nested.flatMap(([name, shape]) => itemOf(`\`${name}\``, shape, `${indent}  `)),
  ];
}

const root = path.resolve(import.meta.dirname, "..");
/** Files of declarations by the names of their calls, "saveDraft". */
const declared = new Map(
  globSync("shared/calls/*/*.ts", { cwd: root }).map((file) => {
    const name = path.basename(file, ".ts");
    return [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), file];
  }),
);

function fileOf(id: string): string {
  const line = id.replace(/Quote$/, "");
  return id in quoteCalls
    ? `shared/lines/${line}/${line}.ts`
    : (declared.get(id) ?? `shared/calls/${id}.ts`);
}

const summaryOf = ([id, call]: [string, AnyCall]): string[] => [
  `[${id}](#${id.toLowerCase()})`,
  call.service,
  `\`${call.method} ${call.path}\``,
  call.encoding,
  call.requiresMember === true ? "signed in" : call.credentials,
  call.proxied ? "yes" : "no",
  call.limit ?? "",
  `${waitMs[call.waits] / 1000} s${call.isRead === true ? ", twice" : ""}`,
];

function verdictText(verdict: Verdict): string {
  if (verdict.by === "both") return "Success and StatusCode";
  if (verdict.by === "success") return "Success";
  return `StatusCode ${Object.keys(verdict.grants).join(", ")}`;
}

const sectionOf = ([id, { request, data, ...call }]: [string, AnyCall]): string[] => [
  "",
  `## ${id}`,
  "",
  `\`${fileOf(id)}\``,
  "",
  ...(call.aliases === undefined
    ? []
    : [`- Also at: ${call.aliases.map((alias) => `\`${alias}\``).join(", ")}`]),
  ...(call.cacheSeconds === undefined ? [] : [`- Kept by the edge: ${call.cacheSeconds} s`]),
  ...(call.verdict === undefined ? [] : [`- Verdict: ${verdictText(call.verdict)}`]),
  ...(call.maxBytes === undefined ? [] : [`- Largest body: ${call.maxBytes / 1024 ** 2} MiB`]),
  ...itemOf("Request", shapeOf(request.schema as WireSchema)),
  ...itemOf("Data", shapeOf(data.schema as WireSchema)),
];

const introduction = `# Upstream calls

Made from \`shared/calls/registry.ts\` by \`npm run docs\`; do not edit. The path is below the service's base
address. \`?\` marks a field that may be absent, \`[]\` a list. Every call also carries \`visitor\`, \`FromPlace\`, \`AccessToken\`
and \`Source\`; every answer is \`{ Success, StatusCode, Status, Message, Messages, Data }\`; what a call grants by is its \`Verdict\`, Success where nothing is said. Credentials \`member\` means the
member's own when signed in, otherwise the site's, \`signed in\` that there is no answer without a member; proxied calls may be made by a browser through \`/api/proxy\`,
with \`isJson=true\` where the encoding is json; limited ones an address may make only so often. \`waits\` is how long the edge waits for an answer at most
(\`shared/calls/wait.ts\`); where it says \`twice\`, a call that changes nothing is made once more when the connection breaks. Service \`payment\` is one of two
addresses, which the setting \`SITE_PAYMENTMETHOD\` chooses.
`;

/** Why a call is not proxied, in words. */
const reasons: Readonly<Record<EdgeOnlyReason, string>> = {
  password: "carries a password or the key to one; the edge's own forms send it",
  session: "begins or ends a session, which lives in sealed cookies the edge alone writes",
  payment: "part of a purchase: prices are confirmed and cards carried by the edge's own pages",
  document: "hands out a document, which the edge serves at an address of its own",
  file: "carries or hands out files, which have a limit and an address of their own at the edge",
  draft: "reads or writes a draft, which the session cookie names and no browser may",
  operation: "says how the installation stands, which is nobody's but the operator's",
  "signed-address": "goes by the signed address of a quote, which the edge alone makes and checks",
};

const edgeOnlyRow = ([id, { edgeOnly }]: [string, AnyCall]): string[][] =>
  edgeOnly === undefined ? [] : [[`[${id}](#${id.toLowerCase()})`, reasons[edgeOnly]]];

const branchRows = (): string[][] =>
  productIds
    .map((id) => productOf(id))
    .filter(({ isSold }) => isSold)
    .toSorted((one, other) => one.typeNumber! - other.typeNumber!)
    .map(({ typeNumber, name }) => [String(typeNumber), name]);

/** Every declared call in Markdown: where it goes, and its fields as the wire spells them. */
export function describeCalls(): string {
  const all = Object.entries<AnyCall>(calls);
  const header = [
    "call",
    "service",
    "address",
    "encoding",
    "credentials",
    "proxied",
    "limit",
    "waits",
  ];
  const lines = [
    introduction,
    ...tableOf([header, ...all.map(summaryOf)]),
    "",
    "## Not proxied",
    "",
    "`/api/proxy` answers 404 to these, as to a call nobody declared.",
    "",
    ...tableOf([["call", "because it"], ...all.flatMap(edgeOnlyRow)]),
    "",
    "## Branches",
    "",
    "`BranchId` of the lines that are sold; another one has no firms and is answered with 404 and a sentence.",
    "",
    ...tableOf([["BranchId", "line"], ...branchRows()]),
    ...all.flatMap(sectionOf),
  ];
  return `${lines.join("\n")}\n`;
}

if (import.meta.main) await writeFile("docs/calls.md", describeCalls());
