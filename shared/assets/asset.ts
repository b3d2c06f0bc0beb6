import type { AssetKind, KeptAsset } from "#shared/calls/account/asset-fields.ts";
import type { Answer, Call } from "#shared/calls/call.ts";
import type { CheckedValues, Fields, TypedText, ValueOf, ValuesOf } from "#shared/fields/field.ts";
import type { HolderValues } from "#shared/fields/holder.ts";
import type { Api } from "#shared/page-request.ts";

/** What a registry says of an asset, as far as the visitor sees it. */
export interface Found {
  /** The asset in a few words. */
  readonly summary: string;
  /** Last day of the running policy, "YYYY-MM-DD", where one is known. */
  readonly renewal?: string;
  /** What the line proposes to type for it, by name of the field. */
  readonly proposals?: Readonly<Record<string, string>>;
}

/** What is said around a look-up. */
export interface LookUpCopy {
  readonly found: string;
  readonly failed: string;
  /** While it has not answered. */
  readonly awaits: string;
  /** On the way from the offers to what was found. */
  readonly wrong: string;
  /** On the buttons that ask again with other numbers, and that ask instead of typing. */
  readonly again: string;
  readonly instead: string;
  /** Over offers whose prices wait for the registry, and on the way to what it needs. */
  readonly provisional: string;
  readonly complete: string;
}

/** How a registry is asked about an asset. */
export interface LookUp<F extends Fields, Left extends keyof F & string, Request, Data> {
  readonly call: Call<Request, Data>;
  /** Fields only the question needs, and those it saves the visitor: they are asked when it finds nothing. */
  readonly asks: readonly Left[];
  readonly answers: readonly Left[];
  readonly ask: (
    values: Said<F, Left> & HolderValues & { readonly referenceCode?: string },
    productId: string,
  ) => Request;
  readonly found: (data: Data) => Found;
  readonly copy: LookUpCopy;
}

/** The same with its types forgotten, for flows that serve every line. */
export interface AssetLookUp {
  readonly asks: readonly string[];
  readonly answers: readonly string[];
  readonly copy: LookUpCopy;
  readonly find: (
    api: Api,
    values: CheckedValues,
    productId: string,
    /** What is done with an answer that is too late. */
    late: (found: Found) => Promise<unknown>,
  ) => Promise<Answer<Found>>;
}

type Said<F extends Fields, Left extends keyof F> = Omit<ValuesOf<F>, Left> & {
  readonly [Name in Left]?: ValueOf<F[Name]> | undefined;
};

/**
 * A kind of thing or being that is insured: what is asked about it, and how a registry helps. `Left` names the fields that
 * a look-up asks or answers.
 */
export interface Asset<
  Id extends string = string,
  F extends Fields = Fields,
  Left extends keyof F & string = keyof F & string,
> {
  readonly id: Id;
  readonly fields: F;
  /** The kind under which members keep it, where that is not its own id. */
  readonly keptAs?: AssetKind;
  /** A kept one as it would be typed; absent: the fields of the same names. */
  readonly fromKept?: (kept: KeptAsset) => TypedText;
  readonly lookUp?: AssetLookUp;
  /** Set where a person is insured: who has only a quote's link reads nothing that tells of them. */
  readonly isPerson?: true;
  /** Carries the type alone. */
  readonly leaves?: Left;
}

/** What is said of an asset when a quote is asked for; what a registry may know can be left out. */
export type SaidOf<A> =
  A extends Asset<string, infer F, infer Left> ? Said<F, Left & keyof F> : never;

/** Declares an asset. Names of fields, the question and its answer are checked against each other here. */
export function defineAsset<
  const Id extends string,
  const F extends Fields,
  Request,
  Data,
  const Left extends keyof F & string = never,
>(
  spec: { readonly id: Id; readonly fields: F } & Pick<
    Asset,
    "keptAs" | "fromKept" | "isPerson"
  > & {
      readonly lookUp?: LookUp<F, Left, Request, Data>;
    },
): Asset<Id, F, Left> {
  const { lookUp, ...own } = spec;
  if (lookUp === undefined) return own;
  const { call, asks, answers, ask, found, copy } = lookUp;
  return {
    ...own,
    lookUp: {
      asks,
      answers,
      copy,
      async find(api, values, productId, late) {
        // The flow has judged these values by the very fields they are typed after.
        const judged = values as Parameters<typeof ask>[0];
        const answer = await api.call(call, ask(judged, productId), (data) => late(found(data)));
        const { data } = answer;
        return { ...answer, data: data === null ? null : found(data) };
      },
    },
  };
}

/** The kind under which members keep an asset; its own id where nothing else is said. */
export const keptKindOf = ({ keptAs, id }: Pick<Asset, "keptAs" | "id">): string => keptAs ?? id;

/** What is kept of an asset as it would be typed into its fields. */
export function keptText(
  { fields, fromKept }: Pick<Asset, "fields" | "fromKept">,
  kept: KeptAsset,
): TypedText {
  if (fromKept !== undefined) return fromKept(kept);
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]): [string, string][] =>
      Object.hasOwn(fields, name) && value !== undefined ? [[name, String(value)]] : [],
    ),
  );
}
