import * as v from "valibot";
import type { Fields, NamedField } from "#shared/fields/field.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { sideOf, summaryOf } from "../assets/described.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { missingConsents } from "../consent/consents.ts";
import { withoutUndefined } from "../domain/without-undefined.ts";
import { insurersFor } from "../insurers/registry.ts";
import { askedTerms, missingTerm } from "../lines/asked-terms.ts";
import { histories } from "../lines/histories.ts";
import type { Holder, QuoteRequest } from "../lines/request.ts";
import { lookUpAccess } from "../verification/look-up-access.ts";
import type { Errors, QuoteFields as Input } from "./asked-insured.ts";
import { askedInsured, errorsAt, failureAt, together } from "./asked-insured.ts";
import { consumeQuoteLimit, placeQuote } from "./new-quote.ts";
import { askedFor, holderOf } from "./quote-person.ts";
import { referenceCodeErrors } from "./reference-code.ts";

const registryTimeoutMs = 15_000;

/** Messages of fields whose rule does not hold at a time, by wire name. */
function brokenRules(fields: Fields, said: object, now: number): Errors {
  const values = said as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).flatMap(([name, { rule, wire }]): [string, string[]][] => {
    if (rule === undefined || wire === undefined || values[name] === undefined) return [];
    const judged = v.safeParse(rule(now), values[name]);
    return judged.success ? [] : [[wire, [judged.issues[0].message]]];
  });
  return Object.fromEntries(entries);
}

/** What is wrong with what is said of each insured, by its own fields and its side. */
function insuredErrors(id: LineId, input: Input, now: number): Errors {
  const line: AnyLine = lines[id];
  const today = todayInIstanbul(now);
  const errors = askedInsured(line, input).map((asked) =>
    errorsAt(asked, {
      ...(line.group === undefined ? {} : brokenRules(line.asset.fields, asked.values, now)),
      ...sideOf(id).errorsOf(asked.values as never, today),
    }),
  );
  return Object.assign({}, ...errors) as Errors;
}

/** What is wrong with whom a caller names beside what is asked. */
function callerErrors(
  { insuranceFirm, packageGuid, headerGuid }: Input,
  firmIds: readonly string[],
): Errors {
  const isFirmUnknown = insuranceFirm !== undefined && !firmIds.includes(insuranceFirm);
  return {
    ...(isFirmUnknown ? { InsuranceFirm: [brokerCopy.unknownChoice] } : {}),
    ...(packageGuid === undefined ? {} : { PackageGuid: [brokerCopy.noSuchPackage] }),
    ...(headerGuid === undefined ? {} : { HeaderGuid: [brokerCopy.noSuchHeader] }),
  };
}

/** Checks what a visitor asks to be insured; who it is for is found elsewhere. */
function checked(id: LineId, input: Input, { services }: CallContext): Result<Input, Errors> {
  const now = services.now();
  const firmIds = insurersFor(services.sources, id).flatMap(({ firms }) =>
    firms.map((firm) => firm.id),
  );
  const errors = {
    ...brokenRules(lines[id].fields, input, now),
    ...callerErrors(input, firmIds),
    ...insuredErrors(id, input, now),
    ...missingTerms(id, input),
    ...missingConsents(input),
  };
  return Object.keys(errors).length > 0 ? err(errors) : ok(input);
}

/** What the insurers are asked: what is insured as the registries know it, and how it has been insured. */
async function requestOf(
  id: LineId,
  input: Input,
  holder: Holder,
  phoneIndex: string,
  { services }: CallContext,
): Promise<Result<QuoteRequest, Failure>> {
  const { now } = services;
  const search = { holder, phoneIndex, now: now(), waitMs: registryTimeoutMs };
  const asked = askedInsured(lines[id], input);
  const looks = asked.map(async (one) => {
    const found = await sideOf(id).find(one.values as never, search, services);
    return found.ok ? found : err(failureAt(one, found.reason));
  });
  const found = together(await Promise.all(looks));
  if (!found.ok) return found;
  const { insured, record, provisional } = found.value;
  const request = {
    productId: id,
    holder,
    startDate: input.policyStart,
    insured,
    history: histories[id].of(record, insured as readonly never[]),
    terms: termsOf(id, input),
    provisional,
  };
  // Its parts are those of the line's own asset and history.
  return ok(request as unknown as QuoteRequest);
}

const valueOf = (input: Input, { name, byDefault }: NamedField): unknown =>
  (input as Readonly<Record<string, unknown>>)[name] ?? byDefault;

/** Terms that are asked and not said, by wire name. */
function missingTerms(id: LineId, input: Input): Errors {
  const missing = askedTerms(lines[id].coverageTerms, input).filter(
    (field) => field.isOptional !== true && valueOf(input, field) === undefined,
  );
  return Object.fromEntries(
    missing.map((field) => [field.wire ?? field.name, [missingTerm(field)]]),
  );
}

const termsOf = (id: LineId, input: Input): object =>
  withoutUndefined(
    Object.fromEntries(
      askedTerms(lines[id].coverageTerms, input).map((field) => [
        field.name,
        valueOf(input, field),
      ]),
    ),
  );

/** Stores a quote of a line and sets its insurers going; the answers are read elsewhere. */
export const answerCreateQuote =
  (id: LineId): Handler<Input, { readonly quoteId: string }> =>
  async (input, context) => {
    const { services } = context;
    const { nationalNumber } = input;
    const refused = referenceCodeErrors(input.referenceCode, services.site);
    if (Object.keys(refused).length > 0) return err({ kind: "invalid", errors: refused });
    const access = await lookUpAccess(input.phone, nationalNumber, context);
    if (!access.ok) return access;
    const { phoneIndex } = access.value;
    const read = await askedFor(checked(id, input, context), input, context);
    if (!read.ok) return read;
    const { person } = read.value;
    const counted = await consumeQuoteLimit(phoneIndex, context);
    if (!counted.ok) return counted;
    const holder = holderOf(nationalNumber, person);
    const request = await requestOf(id, input, holder, phoneIndex, context);
    if (!request.ok) return request;
    const { ipAddress, userAgent } = input;
    const quote = {
      request: request.value,
      person,
      firmId: input.insuranceFirm,
      claimedClient: withoutUndefined({ ipAddress, userAgent }),
      ...summaryOf(request.value),
    };
    return ok(await placeQuote(input, phoneIndex, quote, context));
  };
