import { traveller } from "#shared/assets/traveller.ts";
import { maskNationalNumber, maskRegisteredName } from "#shared/format/mask-personal.ts";
import { countryName } from "../../registries/countries.ts";
import {
  dayFact,
  flagFact,
  optionalFact,
  textFact,
  choices,
  knownFacts,
  ofPassport,
  registry,
} from "../facts.ts";

const { travellerName, travellerSurname, travelDocument, travellerBirthDate } = traveller.fields;
const { travellerNationality, travellerNumber } = traveller.fields;

interface Told {
  readonly isRegistered?: boolean;
}

const isTold = ({ isRegistered = false }: Told): boolean => isRegistered;

/** In the capitals of a passport: as it was typed, or as the civil registry has it. */
const nameFact = <const Label extends string>(label: Label) =>
  textFact({
    label,
    isReviewed: true,
    isRegistrys: isTold,
    review: (name: string, all: Told) => (isTold(all) ? maskRegisteredName(name) : name),
  });

interface Document {
  readonly travelDocument: string;
  readonly travellerNumber?: string;
}

/** A passport, in which nobody here can look. */
const isPassport = ({ travelDocument: number }: Document): boolean => !/^\d{11}$/.test(number);

/** A traveller of whom nothing but a passport is known. */
const hasForeignPassport = (one: Document): boolean =>
  isPassport(one) && one.travellerNumber === undefined;

/** What is known of a traveller when the trip is priced. */
export const travellerFacts = knownFacts(
  {
    travellerName: nameFact(travellerName.label),
    travellerSurname: nameFact(travellerSurname.label),
    /** Number of the passport, or a T.C. or yabancı kimlik no; in full on the policy alone. */
    travelDocument: textFact({
      label: travelDocument.label,
      isReviewed: true,
      review: maskNationalNumber,
    }),
    /** Code of the country; of a passport alone. */
    travellerNationality: optionalFact(
      textFact({
        label: travellerNationality.label,
        show: (code: string) => countryName(code) ?? code,
        isReviewed: true,
      }),
    ),
    /** Of a citizen who goes by a passport. */
    travellerNumber: optionalFact(
      textFact({ label: travellerNumber.label, isReviewed: true, review: maskNationalNumber }),
    ),
    travellerBirthDate: dayFact({ label: travellerBirthDate.label, isReviewed: true }),
    /** Whether the civil registry has said who it is. */
    isRegistered: optionalFact(flagFact({})),
  },
  {
    travelDocument: registry("civil", "provisional", isPassport),
    ...choices("travellerNumber"),
    travellerName: registry("civil", "provisional", hasForeignPassport),
    travellerSurname: registry("civil", "provisional", hasForeignPassport),
    travellerNationality: ofPassport,
    travellerBirthDate: registry("civil", "provisional", hasForeignPassport),
    isRegistered: registry("civil"),
  },
);
