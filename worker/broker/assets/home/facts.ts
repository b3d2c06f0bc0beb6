import { homeCopy } from "#shared/assets/home-copy.ts";
import { home } from "#shared/assets/home.ts";
import type { FactsOf } from "../facts.ts";
import {
  dayFact,
  flagFact,
  numberFact,
  optionalFact,
  textFact,
  wordFact,
  choices,
  knownFacts,
  registry,
  stated,
} from "../facts.ts";
import { homeSideCopy } from "./copy.ts";
import { floorName } from "./floor.ts";

const { fields } = home;

const said = stated("The address registry does not say how a home is used, held and kept.");

/** What is known of a home when it is priced. */
export const homeFacts = knownFacts(
  {
    /** Ten digits; absent when the visitor has not given them. */
    uavtCode: optionalFact(textFact({ label: fields.uavtCode.label, isReviewed: true })),
    address: textFact({ label: "Adres", isReviewed: true }),
    /** Plate code, "01"–"81". */
    provinceCode: textFact({}),
    districtName: textFact({}),
    /** It stands in a village. */
    isVillage: flagFact({}),
    construction: wordFact(homeCopy.construction, {
      label: fields.constructionStyle.label,
      isReviewed: true,
    }),
    constructionYear: numberFact({ label: fields.constructionYear.label, isReviewed: true }),
    storeys: wordFact(homeCopy.storeys, { label: fields.storeyBand.label, isReviewed: true }),
    /** 0 is the ground floor. */
    floor: numberFact({ label: fields.floor.label, show: floorName, isReviewed: true }),
    /** Gross, in square metres. */
    areaM2: numberFact({
      label: "Brüt alan",
      show: (area: number) => `${area} m²`,
      isReviewed: true,
    }),
    use: wordFact(homeCopy.use, { label: fields.usageForm.label, isReviewed: true }),
    damage: wordFact(homeCopy.damage, { label: fields.damageState.label, isReviewed: true }),
    ownership: wordFact(homeCopy.ownership, { label: fields.ownership.label, isReviewed: true }),
    /** As it was typed; it counts where `daskPolicyEnd` stands beside it. */
    daskPolicyNumber: optionalFact(
      textFact({
        label: fields.daskPolicyNumber.label,
        show: (number: string, { daskPolicyEnd }: { daskPolicyEnd?: string }) =>
          daskPolicyEnd === undefined ? homeSideCopy.unverified(number) : number,
        isReviewed: true,
      }),
    ),
    /** Last day of the home's own compulsory earthquake policy, when the number typed is that policy's. */
    daskPolicyEnd: optionalFact(dayFact({ label: "DASK poliçesinin bitişi", isReviewed: true })),
  },
  {
    ...choices("uavtCode"),
    address: registry("home"),
    provinceCode: registry("home"),
    districtName: registry("home"),
    isVillage: registry("home"),
    construction: registry("home"),
    constructionYear: registry("home"),
    storeys: registry("home"),
    areaM2: registry("home"),
    floor: said,
    use: said,
    damage: said,
    ownership: said,
    daskPolicyNumber: registry("home"),
    daskPolicyEnd: registry("home"),
  },
);

export type InsuredHome = FactsOf<typeof homeFacts>;
