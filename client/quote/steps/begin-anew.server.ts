import type { TypedText } from "#shared/fields/field.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import { marketingFields } from "#shared/fields/marketing.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { Draft } from "./draft.server.ts";
import { emptyDraft } from "./draft.server.ts";

/** How whoever asks is reached, which may be the same for somebody else. */
const contact = ["phone", "email"];
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
