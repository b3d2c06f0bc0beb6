import { networkNames, visitNames, tamamlayiciTerms } from "#shared/lines/tamamlayici/terms.ts";
import { included, inWords, onlyIf, unlimited } from "../rating/packages.ts";
import { healthCoverCopy } from "../health/copy.ts";
import type { CoverValue } from "../offer.ts";
import type { SupplementaryGiven } from "./book.ts";
import type { Service } from "./terms.ts";

/** What a package covers of a family. */
export function supplementaryCoverages({ risk, plan }: SupplementaryGiven) {
  const { terms } = risk.request;
  const { book, network, visits, services } = plan;
  const isOutpatient = terms.treatment !== "yatarak";
  const ifOutpatient = onlyIf(isOutpatient);
  const service = (id: Service): CoverValue => onlyIf(services.includes(id))(included);
  const hasBirth = terms.birth === "var";
  const { birth, listed } = book.waitingMonths;
  return {
    network: inWords(networkNames[network]),
    visits: isOutpatient ? inWords(visitNames[visits]) : undefined,
    treatment: inWords(tamamlayiciTerms.treatment.nameOf(terms.treatment)),
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
    birth: onlyIf(hasBirth)(included),
    checkUp: onlyIf(terms.checkUp === "var")(inWords(healthCoverCopy.once)),
    dental: service("dental"),
    eye: service("eye"),
    dietician: service("dietician"),
    counselling: service("counselling"),
    waiting: inWords(
      hasBirth ? healthCoverCopy.waiting(birth, listed) : healthCoverCopy.waitingNoBirth(listed),
    ),
  };
}
