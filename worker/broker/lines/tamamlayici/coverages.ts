import { networkNames, visitNames } from "#shared/lines/tamamlayici-packages.ts";
import { tamamlayiciTerms } from "#shared/lines/tamamlayici-terms.ts";
import type { CoverValue } from "../offer.ts";
import { healthCoverCopy } from "../health/copy.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { SupplementaryPlan } from "./book.ts";
import type { SupplementaryRisk } from "./risk.ts";
import { supplementaryChoices } from "./tariff/choices.ts";
import type { Service } from "./terms.ts";

const included: CoverValue = { kind: "included" };
const excluded: CoverValue = { kind: "excluded" };
const unlimited: CoverValue = { kind: "unlimited" };
const told = (text: string): CoverValue => ({ kind: "text", text });

/** What a package covers of a family from a calendar date on; undefined before the first table. */
export function supplementaryCoverages(
  { request: { terms } }: SupplementaryRisk,
  { book, network, visits, services }: SupplementaryPlan,
  date: string,
) {
  if (tariffOn(supplementaryChoices, date) === undefined) return undefined;
  const isOutpatient = terms.treatment !== "yatarak";
  const ifOutpatient = (value: CoverValue): CoverValue => (isOutpatient ? value : excluded);
  const service = (id: Service): CoverValue => (services.includes(id) ? included : excluded);
  const hasBirth = terms.birth === "var";
  const { birth, listed } = book.waitingMonths;
  return {
    network: told(networkNames[network]),
    visits: ifOutpatient(told(visitNames[visits])),
    treatment: told(tamamlayiciTerms.treatment.nameOf(terms.treatment)),
    inpatient: unlimited,
    surgery: unlimited,
    material: included,
    intensiveCare: unlimited,
    chemotherapy: unlimited,
    radiotherapy: unlimited,
    dialysis: unlimited,
    minor: included,
    homeCare: included,
    prosthesis: included,
    ambulance: included,
    outpatient: ifOutpatient(included),
    examination: ifOutpatient(included),
    physiotherapy: ifOutpatient(included),
    birth: hasBirth ? included : excluded,
    checkUp: terms.checkUp === "var" ? told(healthCoverCopy.once) : excluded,
    dental: service("dental"),
    eye: service("eye"),
    dietician: service("dietician"),
    counselling: service("counselling"),
    waiting: told(
      hasBirth ? healthCoverCopy.waiting(birth, listed) : healthCoverCopy.waitingNoBirth(listed),
    ),
  };
}
