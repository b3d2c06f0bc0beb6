import type { CheckedValues, NamedField, Fields } from "#shared/fields/field.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine, QuoteInput } from "#shared/lines/line.ts";
import { wireGroup, wireInGroup } from "#shared/lines/quote-call.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { GroupError, FoundAsset } from "../../assets/asset-words.ts";
import { sideOf } from "../../assets/described.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { Failure } from "../../api/failure.ts";
import type { CallContext } from "../../api/handler.ts";
import { missingConsents } from "../../consent/consents.ts";
import { brokenRules } from "../../domain/broken-rules.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import { insurersFor } from "../../insurers/registry.ts";
import { askedTerms, missingTerm } from "../../lines/terms.ts";
import type { ExchangeRate } from "../../domain/exchange-rate.ts";
import type { Holder } from "../../domain/holder.ts";
import type { QuoteRequest } from "../../lines/request.ts";
import type { RegisteredPerson } from "../../registries/person-registry.ts";
import { historyOf, refusalOf } from "../../lines/history/histories.ts";
import { consentsOf } from "../../lines/consents-of.ts";
import { registryWaitMs } from "../../registries/registry-wait.ts";
import type { QuoteServices } from "../services.ts";
import type { Asset } from "#shared/assets/asset.ts";
import type { Facts } from "../../assets/facts.ts";
import type { InsuranceRecord } from "../../registries/insurance-bureau.ts";
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

/** Messages about several together, under the names the call has for what they are about. */
const groupErrors = (errors: readonly GroupError[]): Errors =>
  Object.fromEntries(
    errors.map(({ row, field, message }) => [
      row === undefined ? (field ?? wireGroup) : wireInGroup(row, field ?? ""),
      [message],
    ]),
  );

/** What is wrong with what is said of each insured, by its own fields and its side. */
function insuredErrors(id: LineId, input: QuoteFields, now: number): Errors {
  const line: AnyLine = lines[id];
  const today = todayInIstanbul(now);
  const errors = askedInsured(line, input).map((asked) =>
    errorsAt(asked, {
      ...(line.group === undefined ? {} : brokenRules(line.asset.fields, asked.values, now)),
      ...sideOf(id).errorsOf(asked.values as never, today),
    }),
  );
  const ofAll = sideOf(id).together?.errorsOf?.((input.insured ?? []) as never) ?? [];
  return Object.assign(groupErrors(ofAll), ...errors) as Errors;
}

/** What does not hold of what is said together, by wire name. */
function ruleErrors({ rules, fields, asset }: AnyLine, input: QuoteFields): Errors {
  // What a call says are the values of the line's own fields.
  const broken = rules?.(input as unknown as CheckedValues) ?? {};
  const wireOf = (name: string): string => {
    const place = groupedName(name);
    if (place === undefined) return fields[name]?.wire ?? name;
    return wireInGroup(place.row, asset.fields[place.field]?.wire ?? place.field);
  };
  return Object.fromEntries(
    Object.entries(broken).map(([name, message]) => [wireOf(name), [message]]),
  );
}

/** What is wrong with whom a caller names beside what is asked. */
function callerErrors(
  { insuranceFirm, packageGuid, headerGuid }: QuoteFields,
  firmIds: readonly string[],
): Errors {
  const isFirmUnknown = insuranceFirm !== undefined && !firmIds.includes(insuranceFirm);
  return {
    ...(isFirmUnknown ? { InsuranceFirm: [brokerCopy.unknownChoice] } : {}),
    ...(packageGuid === undefined ? {} : { PackageGuid: [brokerCopy.noSuchPackage] }),
    ...(headerGuid === undefined ? {} : { HeaderGuid: [brokerCopy.noSuchHeader] }),
  };
}

/** What is wrong with what a visitor asks to be insured, by wire name; for whom it is, is judged elsewhere. */
export function quoteErrors(
  id: LineId,
  input: QuoteFields,
  { services }: Pick<CallContext<QuoteServices>, "services">,
): Errors {
  const now = services.now();
  const firmIds = insurersFor(services.sources, id).flatMap(({ firms }) =>
    firms.map((firm) => firm.id),
  );
  return {
    ...brokenRules(lines[id].fields, input, now),
    ...callerErrors(input, firmIds),
    ...insuredErrors(id, input, now),
    ...ruleErrors(lines[id], input),
    ...missingTerms(id, input),
    ...missingConsents(input, consentsOf(id)),
  };
}

/** What the currency of a line's tariff is worth today; nothing where that is the lira. */
async function exchangeOf(
  id: LineId,
  { exchangeRates, now }: QuoteServices,
): Promise<{ readonly exchange?: ExchangeRate }> {
  const { currency }: AnyLine = lines[id];
  if (currency === undefined) return {};
  return { exchange: await exchangeRates.on(currency, todayInIstanbul(now())) };
}

/** What the insurers are asked, and the holder where the civil registry has told of them by what is insured. */
export interface Asked {
  readonly request: QuoteRequest;
  readonly holder: RegisteredPerson | undefined;
}

/** What the insurers are asked: what is insured as the registries know it, and how it has been insured. */
export async function requestOf(
  id: LineId,
  input: QuoteFields,
  holder: Holder,
  phoneIndex: string,
  { services }: Pick<CallContext<QuoteServices>, "services">,
): Promise<Result<Asked, Failure>> {
  const { now } = services;
  const search = { holder, phoneIndex, now: now(), waitMs: registryWaitMs };
  const asked = askedInsured(lines[id], input);
  const looks = asked.map(async (one) => {
    const found = await sideOf(id).find(one.values as never, search, services);
    return found.ok ? found : err(failureAt(one, found.reason));
  });
  const found = together(await Promise.all(looks));
  if (!found.ok) return found;
  const { insured, record, provisional } = found.value;
  const refusals = sideOf(id).together?.refusalsOf?.(insured as never, holder, input.policyStart);
  if (refusals !== undefined && refusals.length > 0) {
    return err({ kind: "invalid", errors: groupErrors(refusals) });
  }
  const unsold = refusalOf(id, record);
  if (unsold !== undefined) return err({ kind: "invalid", errors: unsold });
  const request = {
    productId: id,
    holder,
    startDate: input.policyStart,
    insured,
    history: historyOf(id).of(record, insured as readonly never[], input.policyStart),
    terms: termsOf(id, input),
    ...(await exchangeOf(id, services)),
    provisional,
  };
  // Its parts are those of the line's own asset and history.
  return ok({ request: request as unknown as QuoteRequest, holder: found.value.holder });
}

const valueOf = (input: QuoteFields, { name, byDefault }: NamedField): unknown =>
  (input as Readonly<Record<string, unknown>>)[name] ?? byDefault;

/** Terms that are asked and not said, by wire name. */
function missingTerms(id: LineId, input: QuoteFields): Errors {
  const missing = askedTerms(lines[id].coverageTerms, input).filter(
    (field) => field.isOptional !== true && valueOf(input, field) === undefined,
  );
  return Object.fromEntries(
    missing.map((field) => [field.wire ?? field.name, [missingTerm(field)]]),
  );
}

const termsOf = (id: LineId, input: QuoteFields): object =>
  withoutUndefined(
    Object.fromEntries(
      askedTerms(lines[id].coverageTerms, input).map((field) => [
        field.name,
        valueOf(input, field),
      ]),
    ),
  );
