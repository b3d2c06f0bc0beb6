import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { ChangeId } from "#shared/calls/policy/change-fields.ts";
import { changeFieldKinds } from "#shared/calls/policy/change-fields.ts";
import type { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import type { getChange } from "#shared/calls/policy/get-change.ts";
import type { prepareChange } from "#shared/calls/policy/prepare-change.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { formatMoney } from "#shared/format/money.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { channelOf } from "#shared/schemas/contact.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { findFirm, findSource } from "../insurers/source.ts";
import type { Changed } from "../lines/changing/change-rule.ts";
import { changed, changesOf, differenceOf } from "../lines/changing/changing.ts";
import { saidBeside } from "../lines/changing/traveller-change.ts";
import type { CoverRow } from "../lines/offer.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { changeWords } from "../lines/changing/copy.ts";
import { consentTo } from "../consent/consents.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { countries } from "../registries/countries.ts";
import { confirmSentCode, sendCode } from "../verification/temporary-code.ts";
import { addedOther, metTraveller } from "./met-traveller.ts";
import { metVehicle } from "./met-vehicle.ts";
import { sealChange } from "./change/change-content.ts";
import { changeRefusals } from "./change/change-copy.ts";
import type { NewChange } from "./change/change-record.ts";
import { isOver } from "./change/change-record.ts";
import { newestChange, viewChange } from "./change-view.ts";
import { boughtQuote } from "../order/bought-quote.ts";
import type { Owned } from "./left-policy.ts";
import { ownedPolicy, paymentsOf, soldPolicy } from "./left-policy.ts";
import type { SoldPolicy } from "./process/sold-policy.ts";
import type { PolicyServices } from "./services.ts";
import { changedCovers, standingCovers } from "./standing-covers.ts";
import { isWebAddress } from "../domain/web-address.ts";

const codePurpose = "degisiklik";
const priceMs = 10_000;
/** How often a change of a policy is priced in a day. */
const daily = { quote: 20, visitor: 40, address: 100 } as const;

type Values = RequestOf<typeof prepareChange>["values"];

const textsOf = (values: Values): ReadonlyMap<string, string> =>
  new Map(values.map(({ name, text }) => [name, text]));

/** What a code for a change is good for: this policy, and these values. */
const subjectOf = (quoteId: string, id: ChangeId, values: Values): string =>
  JSON.stringify([quoteId, id, ...textsOf(values)]);

const optionsOf = ({ quote, policy, isLeft }: Owned, now: number) =>
  isLeft ? [] : changesOf(quote.content.request, policy.period, now);

/** A field as a form without scripts asks it: of a long list, all of it. */
function shownField(field: NamedField) {
  const { name, kind, label, hint, choices, byDefault, isOptional, contract } = field;
  const shown = choices === "countries" ? "select" : kind;
  return {
    name,
    kind: changeFieldKinds.find((each) => each === shown) ?? ("text" as const),
    label,
    hint,
    ...(choices === "countries"
      ? { options: countries().map(({ code, name: country }) => ({ id: code, name: country })) }
      : {}),
    ...(byDefault === undefined ? {} : { byDefault: String(byDefault) }),
    isOptional,
    contract,
  };
}

interface Priced {
  readonly sold: SoldPolicy;
  readonly changed: Changed;
  /** All that is covered afterwards, where its insurer tells. */
  readonly covers?: readonly CoverRow[];
  readonly differenceKurus: number;
  /** What it would have cost so from the policy's first day on. */
  readonly acceptedKurus: number;
}

/** What is wanted, judged, and priced by whoever insures it. */
async function priced(
  owned: Owned,
  id: ChangeId,
  values: Values,
  context: CallContext<PolicyServices>,
): Promise<Result<Priced, Failure>> {
  const { services } = context;
  const { quote, policy } = owned;
  const now = services.now();
  if (owned.isLeft) return err(invalidField("Change", changeRefusals.leaving));
  if (!optionsOf(owned, now).some((option) => option.id === id)) {
    return err(invalidField("Change", changeRefusals.notNow));
  }
  const typed = textsOf(values);
  const judged = changed(quote.content.request, id, typed, now);
  if (!judged.ok) {
    const entries = Object.entries(judged.reason).map(([name, text]) => [name, [text]] as const);
    return err({ kind: "invalid", errors: Object.fromEntries(entries) });
  }
  const { request, rows } = judged.value;
  if (rows.length === 0) return err(invalidField("Change", changeRefusals.nothing));
  const scope = { quoteId: quote.quoteId, windowMs: dayMs };
  const counted = await consumeRateLimit("policy-change", daily, context, scope);
  if (!counted.ok) return counted;
  const met = await metTraveller(quote, request, typed, services);
  if (!met.ok) return met;
  const vehicle = await metVehicle(quote, request, services);
  if (!vehicle.ok) return vehicle;
  const sold = await soldPolicy(owned, services);
  const source = sold && findSource(services.sources, sold.sourceId);
  if (sold === undefined || source === undefined) return err({ kind: "order-under-way" });
  const call = { signal: AbortSignal.timeout(priceMs), now };
  const { issuedAt } = policy;
  const answer = await source
    .priceChange({ ...sold, issuedAt, request }, call)
    .catch(() => undefined);
  if (answer === undefined) return err({ kind: "insurer-unavailable" });
  if (answer.kind === "refused") return err(invalidField("Change", answer.reason));
  if (answer.kind === "unsupported") {
    return err(invalidField("Change", changeRefusals.unsupported(services.site.phone)));
  }
  // What was changed before has its own price.
  const before = owned.changes.at(-1)?.grossKurus ?? policy.grossKurus;
  const prices = { before, after: answer.grossKurus };
  const differenceKurus = differenceOf(policy.period, prices, now);
  const { grossKurus: acceptedKurus, covers } = answer;
  const price = { sold, differenceKurus, acceptedKurus };
  if (covers === undefined) return ok({ ...price, changed: judged.value });
  const bought = await boughtQuote(quote.quoteId, context);
  if (!bought.ok) return bought;
  const { offer } = bought.value.answer;
  const present = await standingCovers(offer.covers, owned.changes, services.vault);
  const changedRows = [...rows, ...changedCovers(present, covers)];
  return ok({ ...price, covers, changed: { request, rows: changedRows } });
}

/** Keeps that whoever adds somebody may insure them; by which way an adult is told of it, if one was given. */
async function toldInsured(
  { quote }: Owned,
  next: QuoteRequest,
  values: Values,
  { services, visitor }: CallContext<PolicyServices>,
): Promise<Pick<NewChange, "insuredChannel">> {
  const added = addedOther(quote.content.request, next, services.now());
  if (added === undefined) return {};
  const { phoneIndex, quoteId } = quote;
  const origin = { visitor, phoneIndex, subjectId: quoteId, createdAt: services.now() };
  await services.store.consents.add([consentTo(standings.authorised.declaration, true, origin)]);
  const { travellerContact } = saidBeside(textsOf(values));
  return travellerContact === undefined || !added.isAdult
    ? {}
    : { insuredChannel: channelOf(travellerContact) };
}

export const answerGetChange: Handler<
  RequestOf<typeof getChange>,
  DataOf<typeof getChange>,
  PolicyServices
> = async ({ quoteId, change: id, values }, context) => {
  const { services } = context;
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { policy, left } = owned.value;
  const newest = await newestChange(policy.orderId, services);
  const price =
    id === undefined || values === undefined
      ? undefined
      : await priced(owned.value, id, values, context);
  if (price?.ok === false) return price;
  return ok({
    policyNumber: policy.policyNumber,
    productId: left.productId,
    firmName: policy.firmName ?? findFirm(services.sources, policy.firmId).name,
    options: optionsOf(owned.value, services.now()).map(({ id: option, fields }) => ({
      id: option,
      ...changeWords[option],
      fields: fields.map(shownField),
    })),
    ...(owned.value.isLeft ? { isLeft: true } : {}),
    change: newest && (await viewChange(newest, services)),
    priced: price && {
      rows: [...price.value.changed.rows],
      differenceKurus: price.value.differenceKurus,
    },
  });
};

export const answerPrepareChange: Handler<
  RequestOf<typeof prepareChange>,
  DataOf<typeof prepareChange>,
  PolicyServices
> = async ({ quoteId, change: id, values }, context) => {
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const price = await priced(owned.value, id, values, context);
  if (!price.ok) return price;
  const { phone } = owned.value.quote;
  const sent = await sendCode(phone, codePurpose, context, {
    subject: subjectOf(quoteId, id, values),
  });
  return sent.ok ? ok({ ...sent.value, maskedPhone: maskPhone(phone) }) : sent;
};

export const answerConfirmChange: Handler<
  RequestOf<typeof confirmChange>,
  DataOf<typeof confirmChange>,
  PolicyServices
> = async (
  { quoteId, change: id, values, differenceKurus: shownKurus, code, pageUrl, shortUrl },
  context,
) => {
  const { services } = context;
  const { store, policyChanges, vault, now } = services;
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { quote, policy } = owned.value;
  const running = await newestChange(policy.orderId, services);
  if (running !== undefined && !isOver(running)) return ok(await viewChange(running, services));
  const price = await priced(owned.value, id, values, context);
  if (!price.ok) return price;
  const { sold, changed: wanted, covers, differenceKurus, acceptedKurus } = price.value;
  if (differenceKurus !== shownKurus) {
    const [from, to] = [shownKurus, differenceKurus].map(formatMoney) as [string, string];
    return err(invalidField("Change", changeRefusals.differs(from, to)));
  }
  if (!isWebAddress(pageUrl)) return err(invalidField("PageUrl", brokerCopy.invalid));
  if (!isWebAddress(shortUrl)) return err(invalidField("ShortUrl", brokerCopy.invalid));
  const confirmed = await confirmSentCode(
    quote.phone,
    codePurpose,
    code,
    context,
    subjectOf(quoteId, id, values),
  );
  if (!confirmed.ok) return confirmed;
  await store.quotes.grant(quoteId, confirmed.value, now());
  const contentSealed = await sealChange(vault, {
    values: values.map(({ name, text }) => [name, text]),
    rows: [...wanted.rows],
    ...(covers === undefined ? {} : { covers: [...covers] }),
  });
  const { issuedAt } = policy;
  const cost = { differenceKurus, acceptedKurus };
  const told = await toldInsured(owned.value, wanted.request, values, context);
  const how = { kind: id, issuedAt, contentSealed, pageUrl, shortUrl, ...cost, ...told };
  const { change } = await policyChanges.ask({
    ...sold,
    payments: paymentsOf(sold, owned.value.changes),
    ...how,
  });
  return change === undefined
    ? err({ kind: "order-under-way" })
    : ok(await viewChange(change, services));
};
