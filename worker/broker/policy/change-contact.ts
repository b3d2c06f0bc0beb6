import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { changeContact } from "#shared/calls/policy/change-contact.ts";
import type { requestContactCode } from "#shared/calls/policy/request-contact-code.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import type { Message } from "../notification/notification.ts";
import { confirmSentCode, sendCode } from "../verification/temporary-code.ts";
import { districtName, provinceName } from "../registries/places.ts";
import type { Mailbox } from "./contact.ts";
import { contactOf, homeOf, mailboxIn } from "./contact.ts";
import type { ContactChange } from "../order/contact-change-repository.ts";
import type { Owned } from "./left-policy.ts";
import { ownedPolicy } from "./left-policy.ts";
import { policyCopy } from "./policy-copy.ts";
import type { PolicyServices } from "./services.ts";

type Input = RequestOf<typeof changeContact>;

const codePurpose = "iletisim";
/** How often a policy's holder may change where they are reached in a day, codes and changes each. */
const daily = { quote: 5, visitor: 10, address: 30 } as const;

const phoneKept = err(invalidField("Gsm", policyCopy.phoneKept));

export const answerRequestContactCode: Handler<
  RequestOf<typeof requestContactCode>,
  DataOf<typeof requestContactCode>,
  PolicyServices
> = async ({ quoteId, phone }, context) => {
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  if (phone === owned.value.quote.phone) return phoneKept;
  const counted = await consumeRateLimit("contact-code", daily, context, {
    quoteId,
    windowMs: dayMs,
  });
  return counted.ok ? sendCode(phone, codePurpose, context) : counted;
};

const changeOf = (
  { policy }: Owned,
  { randomUuid, now }: PolicyServices,
  change: Pick<ContactChange, "kind" | "before" | "after">,
): ContactChange => ({
  changeId: randomUuid(),
  orderId: policy.orderId,
  ...change,
  changedAt: now(),
});

const changedWords = {
  phone: policyCopy.phoneChanged,
  email: policyCopy.emailChanged,
  address: policyCopy.addressChanged,
} as const;

/** The old phone and the mailbox hear of each change: whoever did not make it can call. */
async function tell(
  { policy, quote }: Owned,
  email: string | undefined,
  kind: ContactChange["kind"],
  { notifier, site }: PolicyServices,
): Promise<void> {
  const { policyNumber } = policy;
  const text = changedWords[kind](policyNumber, site.name, site.phone);
  const sms: Message = { channel: "sms", to: quote.phone, subject: "", text };
  const subject = policyCopy.changedSubject[kind](policyNumber);
  const mail: readonly Message[] =
    email === undefined ? [] : [{ channel: "email", to: email, subject, text }];
  await Promise.all([sms, ...mail].map((message) => notifier.send(message)));
}

/** A new mailbox hears that it is one: whose it is not can say so. */
async function greet(
  { policyNumber }: Owned["policy"],
  to: string,
  { notifier, site }: PolicyServices,
): Promise<void> {
  const subject = policyCopy.changedSubject.emailTaken(policyNumber);
  const text = policyCopy.emailTaken(policyNumber, site.name, site.phone);
  await notifier.send({ channel: "email", to, subject, text });
}

async function movePhone(
  owned: Owned,
  phone: string,
  code: string | undefined,
  context: CallContext<PolicyServices>,
): Promise<Result<undefined, Failure>> {
  const { services } = context;
  const { store, blindIndex } = services;
  const { quoteId, phone: before, phoneIndex: seenIndex } = owned.quote;
  if (phone === before) return phoneKept;
  if (code === undefined) return err(invalidField("SmsActivationCode", policyCopy.codeMissing));
  const confirmed = await confirmSentCode(phone, codePurpose, code, context);
  if (!confirmed.ok) return confirmed;
  const change = changeOf(owned, services, { kind: "phone", before, after: phone });
  const phoneIndex = await blindIndex.of("phone", phone);
  const from = { phoneIndex: seenIndex };
  const to = { phoneIndex, visitor: confirmed.value };
  if (await store.contactChanges.movePhone(quoteId, change, from, to)) return ok(undefined);
  // Another device was faster; a code is good once.
  const left = await ownedPolicy(quoteId, context);
  if (!left.ok) return left;
  return left.value.quote.phone === phone ? phoneKept : err({ kind: "code-expired" });
}

/**
 * Yields the address before; undefined where it is this one already. The order's object decides who is first: whoever has
 * seen an address that it has no more looks again.
 */
async function moveEmail(
  owned: Owned,
  seen: Mailbox | undefined,
  email: string,
  context: CallContext<PolicyServices>,
): Promise<Result<string | undefined, Failure>> {
  if (seen === undefined) return err({ kind: "order-under-way" });
  const { email: before, emailSealed: seenSealed } = seen;
  if (before === email) return ok(undefined);
  const { services } = context;
  const { store, orders, vault } = services;
  const { quoteId } = owned.quote;
  const emailSealed = await vault.seal("orders.email", email);
  const asked = { emailSealed, isForAll: true, seenSealed };
  const { order, isAside } = await orders.resend(quoteId, asked);
  if (isAside === true) return err({ kind: "order-under-way" });
  if (order?.emailSealed !== emailSealed) {
    return moveEmail(owned, await mailboxIn(order, services), email, context);
  }
  const change = changeOf(owned, services, { kind: "email", before, after: email });
  await store.contactChanges.addEmail(quoteId, change);
  return ok(before);
}

const residenceKept = err(invalidField("County", policyCopy.residenceKept));

/** Whoever has seen a place that somebody has moved from meanwhile looks again. */
async function moveHome(
  owned: Owned,
  { residence, moves }: Awaited<ReturnType<typeof homeOf>>,
  after: string,
  services: PolicyServices,
): Promise<Result<undefined, Failure>> {
  if (residence === after) return residenceKept;
  const change = changeOf(owned, services, { kind: "address", before: residence, after });
  if (await services.store.contactChanges.addAddress(change, moves)) return ok(undefined);
  return moveHome(owned, await homeOf(owned, services), after, services);
}

/** Where somebody says that they live now; undefined where nothing of it is said. */
function placeOf(
  { cityCode, county }: Pick<Input, "cityCode" | "county">,
  before: string,
): Result<string | undefined, Failure> {
  if (cityCode === undefined && county === undefined) return ok(undefined);
  const city = provinceName(cityCode ?? "");
  if (city === undefined) return err(invalidField("CityCode", policyCopy.cityMissing));
  const district = districtName(cityCode ?? "", county ?? "");
  if (district === undefined) return err(invalidField("County", policyCopy.countyMissing));
  const after = policyCopy.residence(city, district);
  return after === before ? residenceKept : ok(after);
}

export const answerChangeContact: Handler<
  Input,
  DataOf<typeof changeContact>,
  PolicyServices
> = async ({ quoteId, phone, code, email, ...typed }, context) => {
  const { services } = context;
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { quote } = owned.value;
  const mailbox = await mailboxIn(await services.orders.status(quoteId), services);
  const before = mailbox?.email;
  const isEmailNew = email !== undefined && email !== before;
  const home = await homeOf(owned.value, services);
  const place = placeOf(typed, home.residence);
  if (!place.ok) return place;
  const { value: lives } = place;
  if (phone === undefined && !isEmailNew && lives === undefined)
    return err({ kind: "nothing-to-change" });
  const scope = { quoteId, windowMs: dayMs };
  const counted = await consumeRateLimit("contact-change", daily, context, scope);
  if (!counted.ok) return counted;
  const moved =
    phone === undefined ? undefined : await movePhone(owned.value, phone, code, context);
  if (moved?.ok === false) return moved;
  if (moved !== undefined) await tell(owned.value, before, "phone", services);
  if (isEmailNew) {
    const readdressed = await moveEmail(owned.value, mailbox, email, context);
    if (!readdressed.ok) return readdressed;
    if (readdressed.value !== undefined) {
      await tell(owned.value, readdressed.value, "email", services);
      await greet(owned.value.policy, email, services);
    } else if (phone === undefined && lives === undefined) {
      return err({ kind: "nothing-to-change" });
    }
  }
  if (lives !== undefined) {
    const settled = await moveHome(owned.value, home, lives, services);
    if (!settled.ok) return settled;
    await tell(owned.value, before, "address", services);
  }
  return ok(contactOf(phone ?? quote.phone, isEmailNew ? email : before, lives ?? home.residence));
};
