import * as v from "valibot";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { namePolicyholder } from "#shared/calls/order/name-policyholder.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import { adultRule } from "#shared/schemas/date.ts";
import { isCalled, registeredPerson } from "../assets/registered-person.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import type { Consent } from "../consent/consent-repository.ts";
import { consentTo } from "../consent/consents.ts";
import { numberOf } from "../domain/holder.ts";
import { standingsFor } from "../domain/policyholder.ts";
import { ownedQuote } from "../quote/owned-quote.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { registryWaitMs } from "../registries/registry-wait.ts";
import type { OrderServices } from "./services.ts";

type Input = RequestOf<typeof namePolicyholder>;
type Named = NonNullable<Input["policyholder"]>;

/** What of a policyholder cannot be so. */
function faultOf(
  { standing, nationalNumber, birthDate, insuredContact, isDeclared }: Named,
  { content, phone }: Quote,
  now: number,
): Failure | undefined {
  const { holder, productId } = content.request;
  const { group }: AnyLine = lines[productId];
  const open = group === undefined ? standingsFor(holder, now) : [];
  if (!open.includes(standing)) return invalidField("Standing", brokerCopy.standingRefused);
  if (nationalNumber === numberOf(holder)) {
    return invalidField("NationalNumber", brokerCopy.policyholderIsInsured);
  }
  if (!v.is(adultRule(now), birthDate)) {
    return invalidField("BirthDate", validationCopy.policyholderUnderage);
  }
  if (standing === "authorised" && insuredContact === undefined) {
    return invalidField("InsuredContact", validationCopy.insuredContactRequired);
  }
  // Whoever buys would be told of it themselves.
  if (insuredContact === phone) {
    return invalidField("InsuredContact", validationCopy.insuredContactOwn);
  }
  return isDeclared ? undefined : invalidField("IsDeclared", validationCopy.declarationRequired);
}

/** What the civil registry says against a policyholder; while it is silent nobody is named, as nothing is sold then either. */
async function unknownTo(
  { nationalNumber, birthDate, name, surname }: Named,
  { content: { request }, phoneIndex }: Quote,
  services: OrderServices,
): Promise<Failure | undefined> {
  const { holder } = request;
  const search = { holder, phoneIndex, now: services.now(), waitMs: registryWaitMs };
  const known = await registeredPerson({ nationalNumber, birthDate }, search, services);
  if (!known.ok) {
    return known.reason.kind === "identity-mismatch"
      ? invalidField("BirthDate", brokerCopy.identityMismatch)
      : known.reason;
  }
  if (known.value === "silent") {
    return invalidField("NationalNumber", brokerCopy.policyholderUnknown);
  }
  return isCalled(known.value, { name, surname })
    ? undefined
    : invalidField("Name", brokerCopy.otherName);
}

/** Keeps who buys with the quote, sealed, and what they declare with the consents. */
export const answerNamePolicyholder: Handler<
  Input,
  DataOf<typeof namePolicyholder>,
  OrderServices
> = async ({ quoteId, policyholder }, context) => {
  const { services, visitor } = context;
  const { store, orders, now } = services;
  const owned = await ownedQuote(quoteId, context);
  if (!owned.ok) return owned;
  const { order, isAside } = await orders.standing(quoteId);
  const isUnderWay = order !== undefined && order.state !== "declined";
  if (isUnderWay || isAside === true) return err({ kind: "order-under-way" });
  const quote = await store.quotes.open(quoteId);
  if (quote === undefined) return err({ kind: "quote-not-found" });
  const { policyholder: before, insuredContacts: _before, ...content } = quote.content;
  const fault =
    policyholder &&
    (faultOf(policyholder, quote, now()) ?? (await unknownTo(policyholder, quote, services)));
  if (fault !== undefined) return err(fault);
  const named = policyholder && withoutProof(policyholder);
  const isKept = await store.quotes.settle({
    ...quote,
    content: {
      ...content,
      ...(named === undefined ? {} : { policyholder: named }),
      ...(policyholder === undefined ? {} : contactsOf(policyholder)),
    },
  });
  if (!isKept) return err({ kind: "already-purchased" });
  const said = (standing: Named["standing"], given: boolean): Consent =>
    consentTo(standings[standing].declaration, given, {
      visitor,
      phoneIndex: quote.phoneIndex,
      subjectId: quoteId,
      createdAt: now(),
    });
  const [first, ...rest] = [
    ...(before === undefined || before.standing === named?.standing
      ? []
      : [said(before.standing, false)]),
    ...(named === undefined ? [] : [said(named.standing, true)]),
  ];
  if (first !== undefined) await store.consents.add([first, ...rest]);
  return ok({});
};

/** Where the insured is told that another buys for them; a minor is not written to. */
const contactsOf = ({ standing, insuredContact: contact }: Named) =>
  standing === "guardian" || contact === undefined
    ? {}
    : { insuredContacts: [{ row: 0, contact }] };

/** What is kept of a policyholder. */
const withoutProof = ({ standing, nationalNumber, name, surname }: Named) => ({
  standing,
  nationalNumber,
  name,
  surname,
});
