import * as v from "valibot";
import { getDraft } from "#shared/calls/quote/get-draft.ts";
import { saveDraft } from "#shared/calls/quote/save-draft.ts";
import { statusCodes } from "#shared/codes.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import { marketingFields } from "#shared/fields/marketing.ts";
import { isAnswering } from "#shared/is-answering.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { PageRequest } from "#shared/page-request.ts";

const maxTextLength = 200;
const maxFields = 200;

/** What a visitor has got done of a quote so far. The broker keeps it encrypted for 30 days; the session only its id. */
const DraftSchema = v.object({
  /** Text as typed, by field name. */
  values: v.record(v.string(), v.string()),
  /** Id of the step the visitor stands at; the first one when absent or no longer there. */
  step: v.optional(v.string()),
  /** Phone the running code was sent to, and when (epoch ms); the countdown outlives a reload. */
  code: v.optional(v.object({ phone: v.string(), resendAt: v.number() })),
  /** Phone that is verified; another one needs a new code. */
  verifiedPhone: v.optional(v.string()),
  needsBirthDate: v.optional(v.boolean(), false),
  /** Whom the identity check has found, masked; absent when it failed and the visitor types it. */
  identity: v.optional(
    v.object({ name: v.string(), surname: v.string(), city: v.string(), county: v.string() }),
  ),
  /** What the registry has found. */
  found: v.optional(
    v.object({
      summary: v.string(),
      renewal: v.optional(v.string()),
      proposals: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  /** What the registry was asked with when it did not answer; the same goes along with a form filled in by hand. */
  unanswered: v.optional(v.string()),
  /** What may still come of a step that was answered too late, and until when (epoch ms). */
  awaited: v.optional(v.object({ what: v.picklist(["identity", "found"]), until: v.number() })),
  /** Set when the registry did not know what is insured, or the visitor prefers to type. */
  isManual: v.optional(v.boolean(), false),
  /** How many are insured, where a line insures several. */
  insuredCount: v.optional(v.number()),
  /** How often one of them was taken away: each time those after it move up. */
  removals: v.optional(v.number()),
  /** Whom and what it is about, as it was said when the visitor last went on. */
  about: v.optional(v.object({ person: v.string(), thing: v.string() })),
  /** Whether insurers have been asked with it. */
  isAsked: v.optional(v.boolean()),
  /** How often something the member has kept was put in: each time the form is another one. */
  filled: v.optional(v.number()),
  /** As of when it was read (epoch ms); not kept. */
  readAt: v.optional(v.number()),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

export const emptyDraft: Draft = { values: {}, needsBirthDate: false, isManual: false };

/** How many are insured by now. */
export const insuredCountOf = ({ group }: AnyLine, { insuredCount }: Draft): number =>
  insuredCount ?? group?.min ?? 1;

/**
 * The visitor's draft of a line; an unreadable or foreign one counts as none. Undefined when nobody says what there is:
 * whoever took that for none would write over it.
 */
export async function readDraft(page: PageRequest, line: AnyLine): Promise<Draft | undefined> {
  const draftId = page.session.state.drafts[line.product.id];
  if (draftId === undefined) return emptyDraft;
  const answer = await page.api.call(getDraft, { draftId });
  if (answer.data === null) {
    const isGone = answer.statusCode === statusCodes.notFound && (await isAnswering(page.api));
    if (!isGone) return undefined;
  }
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), answer.data?.content);
  return draft.success ? { ...draft.output, readAt: answer.data?.savedAt } : emptyDraft;
}

/** What became of a draft that was to be kept: `stale` where it was not, as another post has changed it since it was read. */
export type Keeping = "kept" | "stale" | "failed";

/** So often what is written carefully is put into what another post has left. */
export const mostTries = 3;

/**
 * Keeps the draft; the first time its id goes into the session. One that is another visitor's by now stays theirs, and with
 * `beginsAnew` there is a new one. `isCareful` writes over nothing that it has not read.
 */
export async function writeDraft(
  page: PageRequest,
  line: AnyLine,
  draft: Draft,
  { beginsAnew = false, isCareful = false } = {},
): Promise<Keeping> {
  const { id: productId } = line.product;
  const { drafts } = page.session.state;
  const known = drafts[productId];
  const { readAt, ...own } = draft;
  const content = JSON.stringify(own);
  const unchangedSince = isCareful ? readAt : undefined;
  let answer = await page.api.call(saveDraft, {
    draftId: known,
    productId,
    content,
    unchangedSince,
  });
  if (beginsAnew && answer.statusCode === statusCodes.notFound) {
    answer = await page.api.call(saveDraft, { productId, content });
  }
  if (answer.data === null) {
    return answer.statusCode === statusCodes.conflict ? "stale" : "failed";
  }
  const { draftId } = answer.data;
  if (draftId !== known) page.session.update({ drafts: { ...drafts, [productId]: draftId } });
  return "kept";
}

/** Typed text out of a posted form, cut to a sane size; only names the form knows. */
export function typedValues(form: FormData, names: readonly string[]): Record<string, string> {
  const entries = names.slice(0, maxFields).flatMap((name) => {
    const value = form.get(name);
    return typeof value === "string" ? [[name, value.slice(0, maxTextLength)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** How whoever asks is reached, which may be the same for somebody else. */
const contact = ["phone", "email"];

/** Whether a field says of whom and what a quote is about: neither how they are reached nor what they agree to. */
export const isOfInsured = ({ fields }: AnyLine, name: string): boolean =>
  !contact.includes(name) && !(name in marketingFields) && fields[name]?.contract === undefined;

/** By what whoever insures is known. */
const identity = ["nationalNumber", "passportNumber"];

/** However it is spaced and capitalised. */
const textsOf = (names: readonly string[], values: TypedText): string =>
  names.map((name) => (values[name] ?? "").replace(/[^\p{L}\d]/gu, "").toUpperCase()).join(" ");

/** Whom a quote is for, and what is insured, as far as what starts it says. */
const aboutOf = ({ asset, quickStart }: AnyLine, values: TypedText) => ({
  person: textsOf(identity, values).trim(),
  thing: textsOf(
    quickStart.filter((name) => name in asset.fields),
    values,
  ).trim(),
});

const isAnother = (before: string | undefined = "", now: string): boolean =>
  before !== "" && now !== "" && before !== now;

const kept = (values: TypedText, isKept: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));

/**
 * The draft of whoever goes on with a quote. What was said of somebody else, or of another thing, is forgotten but for what is posted
 * now (`typed`), with the fields it is posted in: nobody is insured by another's birth date, start or consent.
 */
export function aboutAnother(line: AnyLine, draft: Draft, typed: TypedText): Draft {
  const { about: before, values } = draft;
  const said = aboutOf(line, values);
  const about = {
    person: said.person || (before?.person ?? ""),
    thing: said.thing || (before?.thing ?? ""),
  };
  if (isAnother(before?.person, said.person)) {
    const { step, code, verifiedPhone, needsBirthDate, insuredCount } = draft;
    const isTyped = (name: string) => Object.hasOwn(typed, name);
    return {
      ...emptyDraft,
      needsBirthDate: needsBirthDate && isTyped("birthDate"),
      ...(insuredCount !== undefined && Object.keys(typed).some(groupedName)
        ? { insuredCount }
        : {}),
      ...(step === undefined ? {} : { step }),
      ...(code === undefined ? {} : { code }),
      ...(verifiedPhone === undefined ? {} : { verifiedPhone }),
      values: { ...kept(values, (name) => contact.includes(name)), ...typed },
      about,
    };
  }
  if (isAnother(before?.thing, said.thing)) {
    const {
      found: _found,
      unanswered: _unanswered,
      awaited: _awaited,
      insuredCount: _insuredCount,
      ...standing
    } = draft;
    const isOfThing = (name: string) =>
      name === "policyStart" || name in line.asset.fields || groupedName(name) !== undefined;
    return {
      ...standing,
      isManual: false,
      values: { ...kept(values, (name) => !isOfThing(name)), ...typed },
      about,
    };
  }
  return { ...draft, about };
}

/** The same without consents: a further quote is one more that they are asked for. */
export const withoutConsents = ({ fields }: AnyLine, draft: Draft, typed: TypedText): Draft => ({
  ...draft,
  isAsked: false,
  values: {
    ...kept(draft.values, (name) => fields[name]?.contract === undefined),
    ...typed,
  },
});

/** A draft whose quote has been asked for: permission for advertising was given with that one, and is not given again unasked. */
export const askedOnce = (draft: Draft): Draft => ({
  ...draft,
  isAsked: true,
  values: kept(draft.values, (name) => !(name in marketingFields)),
});

/** Whether an answer that was too late for its step may still come, and is still wanted. */
export function isAwaited({ awaited, isManual, ...draft }: Draft, now: number): boolean {
  if (awaited === undefined || awaited.until <= now || draft[awaited.what] !== undefined)
    return false;
  return awaited.what === "identity" || !isManual;
}
