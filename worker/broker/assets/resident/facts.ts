import { resident } from "#shared/assets/resident.ts";
import { formatDate } from "#shared/format/date.ts";
import type { Holder } from "../../domain/holder.ts";
import type { FactsOf } from "../facts.ts";
import { dayFact, textFact, wordFact, knownFacts, ofPassport, registry } from "../facts.ts";
import { residentCopy as copy } from "./copy.ts";

const { fatherName, sex } = resident.fields;

const holdsPassport = (_insured: unknown, { passport }: Holder): boolean => passport !== undefined;

/** What is known of a foreign resident when their insurance is priced. */
export const residentFacts = knownFacts(
  {
    /** Name of the country. */
    nationality: textFact({ label: copy.nationality, isReviewed: true }),
    /** In the capitals of a passport. */
    fatherName: textFact({ label: fatherName.label, isReviewed: true }),
    /** Of a number it may be the civil registry's, which is no directory: on the policy alone. */
    birthDate: dayFact({
      label: copy.birthDate,
      isReviewed: true,
      review: (day: string, _all: unknown, holder?: Holder) =>
        holder?.passport === undefined ? copy.registered : formatDate(day),
    }),
    sex: wordFact(
      { kadin: sex.nameOf("kadin"), erkek: sex.nameOf("erkek") },
      { label: copy.sex, isReviewed: true },
    ),
  },
  {
    nationality: ofPassport,
    fatherName: ofPassport,
    birthDate: registry("civil", "provisional", holdsPassport),
    sex: registry("civil", "provisional", holdsPassport),
  },
);

export type InsuredResident = FactsOf<typeof residentFacts>;
