import * as v from "valibot";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import type { Member } from "../member/member-record.ts";
import { numberCopy as copy, releaseProofs, releaseReasons } from "./number-copy.ts";
import type { OfficeContext } from "./office-context.ts";
import { readForm } from "./office-context.ts";
import { holderPage, numberPage } from "./pages/number-page.tsx";
import { officePaths } from "./paths.ts";
import { leadToSaid, saidIn } from "./said.ts";

type Form = Readonly<Record<string, string>>;

/** What came of a release, as the address after it says. */
const outcomes = { serbest: copy.released, yok: copy.gone };
type Outcome = keyof typeof outcomes;

const isOutcome = (word: string | null): word is Outcome =>
  word !== null && Object.hasOwn(outcomes, word);
const leadBack = (outcome: Outcome, context: OfficeContext): Promise<Response> =>
  leadToSaid(officePaths.numbers, outcome, context);

/** Where a number is typed in whose membership is asked for. */
export async function showNumbers(context: OfficeContext): Promise<Response> {
  await context.audit("listed", copy.title);
  const said = await saidIn(context);
  return numberPage(isOutcome(said) ? { notice: outcomes[said] } : {}, context);
}

export async function actOnNumber(context: OfficeContext): Promise<Response> {
  const form = await readForm(context.request);
  return form["intent"] === "release" ? release(form, context) : lookUp(form, context);
}

/** Shows masked who holds a number; of whoever does not, only that there is nobody. */
async function lookUp(form: Form, context: OfficeContext): Promise<Response> {
  const { store, blindIndex } = context.services;
  const typed = (form["number"] ?? "").replace(/\s/g, "");
  const number = v.safeParse(NationalNumberSchema, typed);
  if (!number.success) return numberPage({ typed, fault: copy.numberFault }, context);
  const nationalIndex = await blindIndex.of("national", number.output);
  const member = await store.members.findVerifiedByNational(nationalIndex);
  await context.audit("looked-up", member?.memberId ?? "");
  if (member === undefined) return numberPage({ notice: copy.nobody }, context);
  return showHolder(member, {}, context);
}

async function showHolder(
  member: Member,
  shown: { readonly typed?: Form; readonly faults?: Form },
  context: OfficeContext,
): Promise<Response> {
  const policies = await context.services.store.memberData.countPolicies(member.memberId);
  return holderPage({ member, policies, ...shown }, context);
}

/** What of a release is missing, by field. */
const faultsOf = ({ reason = "", proof = "" }: Form): Form => ({
  ...(Object.hasOwn(releaseReasons, reason) ? {} : { reason: copy.reasonFault }),
  ...(Object.hasOwn(releaseProofs, proof) ? {} : { proof: copy.proofFault }),
});

/** Ends a membership whose number belongs to somebody else, or whose member has lost the phone, and tells its phone and mailbox. */
async function release(form: Form, context: OfficeContext): Promise<Response> {
  const { services, entry, audit } = context;
  const { memberData, members } = services.store;
  const member = await members.find(form["member"] ?? "");
  if (member === undefined || member.phoneVerifiedAt === null) return leadBack("yok", context);
  const { memberId } = member;
  const faults = faultsOf(form);
  const isHeld = await memberData.hasOrderUnderWay(memberId);
  if (isHeld || Object.keys(faults).length > 0) {
    await audit("looked-up", memberId);
    const said = isHeld ? { ...faults, form: copy.held } : faults;
    return showHolder(member, { typed: form, faults: said }, context);
  }
  const subject = [memberId, form["reason"], form["proof"]].join(" ");
  const isReleased = await memberData.release(member, entry("released-number", subject));
  if (!isReleased) return leadBack("yok", context);
  await tellReleased(member, services);
  return leadBack("serbest", context);
}

/** Nothing of a person is in it: the phone may be somebody else's by now. */
async function tellReleased(
  { memberId, phone, profile }: Member,
  { notifier, site }: OfficeContext["services"],
): Promise<void> {
  const text = copy.sms(site.name, site.phone);
  const dedupeKey = `number-released:${memberId}`;
  await notifier.send({ channel: "sms", to: phone, subject: "", text, dedupeKey });
  await notifier.send({
    channel: "email",
    to: profile.email,
    subject: copy.mailSubject(site.name),
    text: copy.mail(site.name, site.phone),
    dedupeKey: `${dedupeKey}:email`,
  });
}
