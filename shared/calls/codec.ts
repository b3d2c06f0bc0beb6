import * as v from "valibot";
import { KurusSchema } from "#shared/schemas/amount.ts";
import { WholeNumberTextSchema } from "#shared/schemas/digits.ts";

/**
 * Two-way translation of one value between our English models and the wire. `schema` reads the wire form and yields
 * the model; `encode` writes the model in its wire form. Form-encoded bodies carry strings only, so every codec reads
 * its own textual form too.
 */
export interface Codec<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly encode: (value: T) => unknown;
}

/** A codec under a wire name of its own. Without one a key travels in PascalCase: `cityCode` → `CityCode`. */
export interface NamedCodec<T> extends Codec<T> {
  readonly wireName: string;
}

/** Any codec, its value type forgotten. */
export interface AnyCodec {
  readonly schema: v.GenericSchema<unknown, unknown>;
  readonly encode: (value: never) => unknown;
}

export type Decoded<C extends AnyCodec> = v.InferOutput<C["schema"]>;
type Entries = Readonly<Record<string, AnyCodec>>;
type OptionalKeys<E extends Entries> = {
  [K in keyof E]: undefined extends Decoded<E[K]> ? K : never;
}[keyof E];
type Model<E extends Entries> = { [K in Exclude<keyof E, OptionalKeys<E>>]: Decoded<E[K]> } & {
  [K in OptionalKeys<E>]?: Decoded<E[K]>;
};

const same = <T>(value: T): unknown => value;

/**
 * Text, checked and normalised by a field schema when one is given: then what was not sent is judged as empty text, so
 * that the field asks for itself in its own words.
 */
export function text(schema?: v.GenericSchema<string, string>): Codec<string> {
  const raw = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
  if (schema === undefined) return { schema: v.pipe(raw, v.maxLength(20_000)), encode: same };
  return { schema: v.pipe(v.nullish(raw, ""), v.maxLength(20_000), schema), encode: same };
}

/** Text of up to five million characters: documents and pages. */
export const longText: Codec<string> = {
  schema: v.pipe(v.string(), v.maxLength(5_000_000)),
  encode: same,
};

/** A whole number; also written as digits. */
export function int(min = 0, max = Number.MAX_SAFE_INTEGER): Codec<number> {
  const schema = v.pipe(
    v.union([v.number(), WholeNumberTextSchema]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
  return { schema, encode: same };
}

/** Any finite number. */
export const decimal: Codec<number> = { schema: v.pipe(v.number(), v.finite()), encode: same };

/** An amount that somebody has to give, in whole kuruş. */
export const kurus: Codec<number> = { schema: KurusSchema, encode: same };

/** A yes or no; also written as "true" and "false". */
export const flag: Codec<boolean> = {
  schema: v.union([
    v.boolean(),
    v.pipe(
      v.picklist(["true", "false"]),
      v.transform((value) => value === "true"),
    ),
  ]),
  encode: same,
};

/** One of a closed list of words. */
export function oneOf<const T extends string>(words: readonly T[]): Codec<T> {
  return { schema: v.picklist(words), encode: same };
}

/** One of a closed list of words, each of which travels as a number. */
export function coded<const T extends string>(codes: Readonly<Record<T, number>>): Codec<T> {
  const words = Object.keys(codes) as T[];
  const schema = v.pipe(
    v.union([v.number(), WholeNumberTextSchema]),
    v.transform((code) => words.find((word) => codes[word] === code)),
    v.picklist(words),
  );
  return { schema, encode: (word) => codes[word] };
}

/** Absent, null and (in forms) empty text all mean undefined. */
export function optional<T>(inner: Codec<T>): Codec<T | undefined> {
  const blank = v.pipe(
    v.union([v.undefined(), v.null(), v.literal("")]),
    v.transform(() => undefined),
  );
  return {
    schema: v.optional(v.union([blank, inner.schema])) as v.GenericSchema<unknown, T | undefined>,
    encode: (value) => (value === undefined ? undefined : inner.encode(value)),
  };
}

/** What is absent or null reads as this value; it is always written. */
export const orElse = <T>({ schema, encode }: Codec<T>, value: T): Codec<T> => ({
  schema: v.nullish(schema, () => value) as v.GenericSchema<unknown, T>,
  encode,
});

/** What is not sent stays undefined; empty text is what was sent, and judged as such. */
export function ifSent<T>(inner: Codec<T>): Codec<T | undefined> {
  return {
    schema: v.optional(v.union([v.undefined(), inner.schema])) as v.GenericSchema<
      unknown,
      T | undefined
    >,
    encode: (value) => (value === undefined ? undefined : inner.encode(value)),
  };
}

/** What is not sent stays undefined; empty text (and null) takes back what was there, and is null. */
export function clearable<T>(inner: Codec<T>): Codec<T | null | undefined> {
  const blank = v.pipe(
    v.union([v.null(), v.literal("")]),
    v.transform(() => null),
  );
  return {
    schema: v.optional(v.union([blank, inner.schema])) as v.GenericSchema<
      unknown,
      T | null | undefined
    >,
    encode: (value) => {
      if (value === undefined) return undefined;
      return value === null ? "" : inner.encode(value);
    },
  };
}

const parsedJson = v.pipe(v.string(), v.maxLength(200_000), v.parseJson());

const FieldValuesSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.pipe(v.string(), v.maxLength(2000)), v.number(), v.boolean()]),
  ),
  v.check((values) => Object.keys(values).length <= 40),
);

/** Values of fields that are declared elsewhere and judged by them, under their wire names; in forms it is JSON text. */
export const fieldValues: Codec<Readonly<Record<string, string | number | boolean>>> = {
  schema: v.union([FieldValuesSchema, v.pipe(parsedJson, FieldValuesSchema)]),
  encode: same,
};

/** A list, of which somebody is told when it is too long; in forms it is JSON text. */
export function list<T>(inner: Codec<T>, maxLength = 1000, tooLong?: string): Codec<T[]> {
  const items = v.pipe(v.array(inner.schema), v.maxLength(maxLength, tooLong));
  return {
    schema: v.union([items, v.pipe(parsedJson, items)]),
    encode: (values) => values.map(inner.encode),
  };
}

/** Gives a codec a wire name of its own (`Gsm`, `MesajTipi`, …). */
export function named<T>(wireName: string, inner: Codec<T>): NamedCodec<T> {
  return { ...inner, wireName };
}

const wireNameOf = (key: string, codec: AnyCodec): string =>
  "wireName" in codec && typeof codec.wireName === "string"
    ? codec.wireName
    : key.charAt(0).toUpperCase() + key.slice(1);

/**
 * An object. Unknown wire fields are dropped, never passed on. Issues of its schema carry the wire names as path, which
 * is what an API caller needs; `wireNames` maps them back for forms.
 */
export function model<const E extends Entries>(entries: E): Codec<Model<E>> {
  const keys = Object.keys(entries) as (keyof E & string)[];
  const names = keys.map((key) => [key, wireNameOf(key, entries[key]!)] as const);
  const wireEntries = Object.fromEntries(names.map(([key, name]) => [name, entries[key]!.schema]));
  const object = v.pipe(
    v.object(wireEntries as Record<string, v.GenericSchema<unknown, unknown>>),
    v.transform((wire) => {
      const pairs = names.map(([key, name]) => [key, wire[name]] as const);
      return Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) as Model<E>;
    }),
  );
  return {
    schema: v.union([object, v.pipe(parsedJson, object)]) as v.GenericSchema<unknown, Model<E>>,
    encode: (value) => {
      const record = value as Record<string, unknown>;
      const pairs = names.map(([key, name]) => {
        const codec = entries[key] as unknown as Codec<unknown>;
        return [name, record[key] === undefined ? undefined : codec.encode(record[key])] as const;
      });
      return Object.fromEntries(pairs.filter(([, encoded]) => encoded !== undefined));
    },
  };
}

type Kinds = Readonly<Record<string, Entries>>;
type Variant<V extends Kinds> = {
  [Kind in keyof V & string]: { readonly kind: Kind } & Model<V[Kind]>;
}[keyof V & string];

/** An object of one of several kinds; which of them it is travels as `Kind`. */
export function variants<const V extends Kinds>(kinds: V): Codec<Variant<V>> {
  const models = Object.entries(kinds).map(([kind, entries]) =>
    model({ kind: oneOf([kind]), ...entries }),
  );
  const byKind = new Map(Object.keys(kinds).map((kind, at) => [kind, models[at]!]));
  return {
    schema: v.union(models.map(({ schema }) => schema)) as unknown as v.GenericSchema<
      unknown,
      Variant<V>
    >,
    encode: (value) => byKind.get(value.kind)?.encode(value as never),
  };
}
