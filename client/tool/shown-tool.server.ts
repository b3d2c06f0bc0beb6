import type { QuickStartData } from "#client/quick-start/start-fields.server.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { loadChoices } from "#client/quote/steps/choices.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { listAssets } from "#shared/calls/account/list-assets.ts";
import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { useTool as useToolCall } from "#shared/calls/reference/use-tool.ts";
import type { AskedField } from "#shared/fields/asked-field.ts";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { schemaOf } from "#shared/fields/field.ts";
import { foldTurkish } from "#shared/format/turkish-case.ts";
import { parseFields } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { toolCalendarHref, toolPdfHref } from "#shared/tools/tool-href.ts";
import type { Tool, ToolSection } from "#shared/tools/tool.ts";
import { missingFields, toolFields, withDefaults } from "#shared/tools/tool.ts";

/** A field as the page shows it. */
export interface ShownField extends AskedField {
  readonly value: string;
  /** What its choices turn on, as it is typed: another text makes it another field. */
  readonly turnsOn: string;
}

/** A tool with what has been typed into it. */
export interface ShownTool {
  readonly fields: readonly ShownField[];
  readonly errors: Readonly<Record<string, string>>;
  /** Labels of what is still to be said before there is an answer. */
  readonly missing: readonly string[];
  readonly isAway: boolean;
  readonly blocks: readonly ToolBlock[];
  readonly tables: readonly ToolBlock[];
  /** Where a day of the answer can be had as a file; undefined where what was typed may stand in no address. */
  readonly calendarHref: string | undefined;
  /** Where the same is posted to for a document, once there is one. */
  readonly pdfHref: string | undefined;
  readonly sections: readonly ToolSection[];
  readonly sketch: Tool["sketch"];
  /** The quote it leads to, and what is known there already. */
  readonly start: QuickStartData | null;
  readonly carried: Readonly<Record<string, string>>;
  readonly chips: readonly string[];
  /** A member's own vehicles, each with what it says of the fields. */
  readonly vehicles: readonly { readonly title: string; readonly typed: TypedText }[];
}

/** What a tool shows of what has been typed; a name that is not in it has not been asked for yet. */
export async function shownTool(
  page: PageRequest,
  tool: Tool,
  path: string,
  sent: TypedText,
): Promise<ShownTool> {
  const typed = withDefaults(tool, sent);
  const asked = toolFields(tool, typed);
  const missing = missingFields(asked, typed);
  const said = asked.filter((field) => !missing.includes(field));
  const wrong = judged(said, typed, page.now());
  const [answer, lists, start, vehicles] = await Promise.all([
    work(page, tool, typed, said, wrong),
    loadChoices(page.api, asked, typed),
    quickStartOf(tool.quote.line, page.api),
    ownVehicles(page, tool),
  ]);
  const choices = Object.fromEntries(
    (answer.data?.choices ?? []).map(({ field, options }) => [field, options]),
  );
  const errors = { ...answer.errors, ...wrong };
  const fields = asked.map((field): ShownField => {
    const { choices: list } = field;
    return {
      ...askedOf(field),
      options: choices[field.name] ?? (list === undefined ? field.options : lists[list]),
      value: typed[field.name] ?? "",
      turnsOn: (field.dependsOn ?? []).map((name) => typed[name]).join(" "),
    };
  });
  const known = said.filter(({ name }) => errors[name] === undefined);
  // Without what cannot be read it would be the answer to another question.
  const isMistaken = Object.keys(errors).length > 0;
  return {
    fields,
    errors,
    missing: missing.map(({ label }) => label),
    isAway: answer.data === null && !isMistaken,
    blocks: isMistaken ? [] : (answer.data?.blocks ?? []),
    tables: answer.data?.tables ?? [],
    pdfHref: answer.data?.isPrintable === true ? toolPdfHref(path) : undefined,
    sections: tool.sections ?? [],
    sketch: tool.sketch,
    calendarHref: tool.isPosted === true ? undefined : toolCalendarHref(path, queryOf(said, typed)),
    start: start ?? null,
    ...carriedOf(tool, known, fields, answer.data?.carried ?? []),
    vehicles,
  };
}

const queryOf = (fields: readonly NamedField[], typed: TypedText): string =>
  String(new URLSearchParams(fields.map(({ name }) => [name, typed[name] ?? ""])));

/** First messages of fields that do not hold, by name. */
function judged(fields: readonly NamedField[], typed: TypedText, now: number) {
  const read = parseFields(schemaOf(fields, now), typed);
  return read.ok ? {} : read.reason;
}

const withoutPath = /^Values\./;

/** Asks what the tool makes of what holds. Where that is refused, asks once more without what it was refused for. */
async function work(
  { api }: PageRequest,
  tool: Tool,
  typed: TypedText,
  said: readonly NamedField[],
  wrong: Readonly<Record<string, string>>,
) {
  const ask = (without: Readonly<Record<string, string>>) => {
    const names = said.map(({ name }) => name).filter((name) => without[name] === undefined);
    const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? ""]));
    return api.call(useToolCall, { tool: tool.id, values });
  };
  const { data, errors } = await ask(wrong);
  const refused = Object.fromEntries(
    Object.entries(errors).flatMap(([path, [message]]) =>
      message === undefined ? [] : [[path.replace(withoutPath, ""), message]],
    ),
  );
  if (data !== null || Object.keys(refused).length === 0) return { data, errors: {} };
  const { data: rest } = await ask({ ...wrong, ...refused });
  return { data: rest, errors: refused };
}

/** What the quote knows under its own names, and the same in words: what was typed, and what was found. */
function carriedOf(
  tool: Tool,
  known: readonly NamedField[],
  fields: readonly ShownField[],
  answered: DataOf<typeof useToolCall>["carried"],
) {
  const found = Object.entries(tool.quote.carries).flatMap(([name, there]) => {
    const field = fields.find((each) => each.name === name);
    if (there === undefined || field === undefined) return [];
    if (!known.some((each) => each.name === name) || field.value === "") return [];
    const { label, value, options = [] } = field;
    const text = options.find(({ id }) => id === value)?.name ?? value;
    return [{ there, value, chip: `${label}: ${text}` }];
  });
  const all = [...found, ...answered.map(({ field, ...rest }) => ({ ...rest, there: field }))];
  return {
    carried: {
      ...tool.quote.known,
      ...Object.fromEntries(all.map(({ there, value }) => [there, value])),
    },
    chips: all.map(({ chip }) => chip),
  };
}

async function ownVehicles({ api, member }: PageRequest, tool: Tool) {
  const { fromVehicle } = tool;
  if (fromVehicle === undefined || !member.isSignedIn) return [];
  const { data } = await api.call(listAssets, {});
  const vehicles = (data?.assets ?? []).filter(({ kind }) => kind === "vehicle");
  const found = await Promise.all(
    vehicles.map(async (kept) => ({
      title: kept.title,
      typed: await typedOf(api, tool, fromVehicle(kept)),
    })),
  );
  return found.filter(({ typed }) => Object.keys(typed).length > 0);
}

/** What is known of a vehicle as the fields take it: where they choose from a list, by the name that stands there. */
async function typedOf(
  api: PageRequest["api"],
  { fields }: Tool,
  known: Readonly<Record<string, string | undefined>>,
): Promise<TypedText> {
  let typed: TypedText = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = known[name];
    if (text === undefined) continue;
    const id =
      field.choices === undefined ? text : await chosenIn(api, { ...field, name }, typed, text);
    if (id === undefined) break;
    typed = { ...typed, [name]: id };
  }
  return typed;
}

async function chosenIn(
  api: PageRequest["api"],
  field: NamedField,
  typed: TypedText,
  text: string,
): Promise<string | undefined> {
  const { choices } = field;
  const lists = await loadChoices(api, [field], typed);
  const options = choices === undefined ? [] : (lists[choices] ?? []);
  return options.find(({ id, name }) => id === text || foldTurkish(name) === foldTurkish(text))?.id;
}

/** A field's declaration without its rules, which are no data. */
const askedOf = ({
  name,
  kind,
  label,
  hint,
  isOptional,
  maxLength,
  isHalf,
  hasPictures,
}: NamedField): AskedField => ({
  name,
  kind,
  label,
  hint,
  isOptional,
  maxLength,
  isHalf,
  hasPictures,
});
