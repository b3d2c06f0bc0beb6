import * as v from "valibot";
import type { AnyCodec } from "#shared/calls/codec.ts";
import type { AskedField } from "./asked-field.ts";
import { groupedName } from "./field-name.ts";

/** Where a select gets its choices: a fixed reference list, or one that depends on other fields. */
export type ChoiceList =
  | "cities"
  | "countries"
  | "counties"
  | "brands"
  | "model-years"
  | "models"
  | "using-types"
  | "fuel-types"
  | "pet-breeds"
  | "phone-brands"
  | "phone-models"
  | "home-counties"
  | "towns"
  | "neighborhoods"
  | "streets"
  | "buildings"
  | "flats"
  | "floors"
  | "construction-years";

/** Where what is typed is searched for, by what the suggestions are of. */
export type SuggestionList = "home-places";

/** What has been typed so far, by field name. */
export type TypedText = Readonly<Record<string, string>>;

/** What the server knows of a visitor that some fields wait for. */
export type Circumstance =
  | "birth-date-needed"
  | "identity-unknown"
  /** What a registry would know is typed by hand. */
  | "by-hand"
  /** The site takes reference codes. */
  | "reference-codes";

/** One field: how it is asked, judged and spelled. */
export interface Field extends Omit<AskedField, "name"> {
  readonly label: string;
  /** From typed text to the value we work with. `now` in epoch ms. */
  readonly schema: (now: number) => v.GenericSchema;
  /** How what was typed is shown again, where that is not as it was typed. */
  readonly shown?: (typed: string) => string;
  /** The choices that have to be asked for. */
  readonly choices?: ChoiceList;
  /** The fields whose change makes this one's choices others. */
  readonly dependsOn?: readonly string[];
  /** Text that is searched for to fill in other fields, each a list that the one before leads to. */
  readonly suggests?: { readonly list: SuggestionList; readonly fills: readonly string[] };
  /** Shown only then; a function looks at what has been typed and at the circumstances. */
  readonly when?:
    | Circumstance
    | ((typed: TypedText, circumstances: readonly Circumstance[]) => boolean);
  /** What holds until something else is chosen; coverage terms that have it need not be asked in a step. */
  readonly byDefault?: string | number | boolean;
  /** A coverage term that says what is asked for rather than how much of it: it is not chosen anew over the offers. */
  readonly isFixed?: true;
  /**
   * A coverage term whose choice tells of somebody, and the coverages whose rows in an offer show what was chosen: whoever
   * has only been sent the link reads neither.
   */
  readonly personal?: { readonly rows: readonly string[] };
  /** In a group: its choice says who or what the row is about; where it is known the row is headed by it and does not ask. */
  readonly isTitle?: true;
  /** For consents: the contract text its label opens. */
  readonly contract?: string;
  /**
   * Its name in calls; a field without one only narrows the choices of another. Fields of one name travel as one text, in
   * the order declared, each as long as its `maxLength`.
   */
  readonly wire?: string;
  /** Its value in calls; there beside `wire`. */
  readonly codec?: AnyCodec;
  /** What must hold of the value at a time, beyond its form; judged by the form and again by the broker. */
  readonly rule?: (now: number) => v.GenericSchema;
}

/** Fields by the name they have in forms and in our models. */
export type Fields = Readonly<Record<string, Field>>;

/** A field with its name, as forms list them. */
export interface NamedField extends Field {
  readonly name: string;
}

/** What a field holds once it is judged; one that waits for a circumstance may be absent. */
export type ValueOf<F extends Field> =
  | v.InferOutput<ReturnType<F["schema"]>>
  | (F extends { readonly when: unknown } ? undefined : never);

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: undefined extends ValueOf<F[Name]> ? Name : never;
}[keyof F];

/** What some fields hold once they are judged. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[Name]>;
} & { readonly [Name in OptionalNames<F>]?: ValueOf<F[Name]> };

type DefaultNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly byDefault: unknown } ? Name : never;
}[keyof F];

/** The same as far as it has to be said: what holds by default can be left out. */
export type SaidValues<F extends Fields> = Omit<ValuesOf<F>, DefaultNames<F>> & {
  readonly [Name in DefaultNames<F>]?: ValueOf<F[Name]>;
};

/** What fields of any line hold once they are judged, by name; those of a repeated group as a list. */
export interface CheckedValues {
  readonly [name: string]: string | number | boolean | undefined | readonly CheckedValues[];
}

/** Some fields of a record, in the given order. */
export const namedFields = (fields: Fields, names: readonly string[]): NamedField[] =>
  names.flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ ...field, name }];
  });

/** The fields a visitor sees who has typed this and is in these circumstances. */
export const fieldsFor = <F extends Field>(
  fields: readonly F[],
  circumstances: readonly Circumstance[],
  typed: TypedText,
): readonly F[] =>
  fields.filter(({ when }) => {
    if (typeof when === "function") return when(typed, circumstances);
    return when === undefined || circumstances.includes(when);
  });

type Entries = Record<string, v.GenericSchema>;

/**
 * The schema of some fields; both sides check with it. Absent text counts as empty, so that an unticked box or a field
 * a script-less browser did not send gets its own message. Fields of repeated groups are judged as lists.
 */
export function schemaOf(fields: readonly NamedField[], now: number) {
  const entries: Entries = {};
  const groups: Record<string, Entries[]> = {};
  for (const { name, schema } of fields) {
    const place = groupedName(name);
    const own = v.optional(schema(now), "");
    if (place === undefined) {
      entries[name] = own;
      continue;
    }
    const rows = (groups[place.group] ??= []);
    while (rows.length <= place.row) rows.push({});
    rows[place.row] = { ...rows[place.row], [place.field]: own };
  }
  const lists = Object.entries(groups).map(([group, rows]): [string, v.GenericSchema] => {
    const [first, ...rest] = rows.map((row) => v.optional(v.object(row), {}));
    return [group, v.optional(v.tuple(first === undefined ? [] : [first, ...rest]), [])];
  });
  return v.object({ ...entries, ...Object.fromEntries(lists) });
}
