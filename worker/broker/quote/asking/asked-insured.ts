import type { Asset } from "#shared/assets/asset.ts";
import type { Fields } from "#shared/fields/field.ts";
import type { AnyLine, QuoteInput } from "#shared/lines/line.ts";
import { wireInGroup } from "#shared/lines/quote-call.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../../api/failure.ts";
import type { FoundAsset } from "../../assets/asset-words.ts";
import type { Facts } from "../../assets/facts.ts";
import type { InsuranceRecord } from "../../registries/insurance-bureau.ts";
import type { RegisteredPerson } from "../../registries/person-registry.ts";
import type { ProvisionalPart } from "../../domain/provisional-part.ts";

/** What a quote of any line is asked for with. */
export type QuoteFields = QuoteInput<Asset, Fields> & {
  readonly insured?: readonly object[] | undefined;
};
/** Messages by wire name. */
export type Errors = Readonly<Record<string, readonly string[]>>;

/** One of those a quote is asked for: what is said of it, and how a message about a field of it is named. */
export interface AskedInsured {
  readonly values: object;
  readonly wireName: (field: string) => string;
}

/** Everything a quote is to insure: the rows of a group, or what the call itself says of one. */
export function askedInsured({ group }: AnyLine, input: QuoteFields): readonly AskedInsured[] {
  if (group === undefined) return [{ values: input, wireName: (field) => field }];
  return (input.insured ?? []).map((values, row) => ({
    values,
    wireName: (field) => wireInGroup(row, field),
  }));
}

/** Messages about fields of one of them, under the names the call has for them. */
export const errorsAt = ({ wireName }: AskedInsured, errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [wireName(field), messages]),
  );

/** A refusal of one of them as a refusal of the call. */
export const failureAt = (asked: AskedInsured, failure: Failure): Failure =>
  failure.kind === "invalid" ? { ...failure, errors: errorsAt(asked, failure.errors) } : failure;

/** Everything that is insured, as it is priced. */
export interface FoundInsured {
  readonly insured: readonly object[];
  /** Of the first that the insurance data bureau knows. */
  readonly record: InsuranceRecord | undefined;
  readonly provisional: readonly ProvisionalPart[];
  /** The holder, where they are among them and the civil registry has told of them. */
  readonly holder: RegisteredPerson | undefined;
}

/** The answers for each of them as one; the first refusal when there is one. */
export function together(
  found: readonly Result<FoundAsset<Facts>, Failure>[],
): Result<FoundInsured, Failure> {
  const all: FoundAsset<Facts>[] = [];
  for (const one of found) {
    if (!one.ok) return err(one.reason);
    all.push(one.value);
  }
  return ok({
    insured: all.map(({ insured }) => insured),
    record: all.find(({ record }) => record !== undefined)?.record,
    holder: all.find(({ holder }) => holder !== undefined)?.holder,
    provisional: [...new Set(all.flatMap(({ provisional }) => provisional))],
  });
}
