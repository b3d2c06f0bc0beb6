import { networkNames, bireyselTerms } from "#shared/lines/bireysel/terms.ts";
import { formatSum, inLira } from "#shared/format/money.ts";
import { excluded, included, inWords, onlyIf, unlimited } from "../rating/packages.ts";
import { healthCoverCopy } from "../health/copy.ts";
import type { CoverValue } from "../offer.ts";
import type { PrivateGiven } from "./book.ts";
import type { Service } from "./terms.ts";

/** What a package covers of a family. */
export function privateCoverages({ risk, plan, rates }: PrivateGiven) {
  const { terms } = risk.request;
  const { book, network, services } = plan;
  const { treatment, share } = terms;
  const limited = inWords(`Yılda ${formatSum(inLira(rates.limitedKurus))}’ye kadar`);
  const outpatient = { yatarak: excluded, limitli: limited, "yatarak-ayakta": unlimited }[
    treatment
  ];
  const isOutpatient = treatment !== "yatarak";
  const ifOutpatient = onlyIf(isOutpatient);
  const service = (id: Service, value: CoverValue): CoverValue =>
    onlyIf(services.includes(id))(value);
  const hasBirth = terms.birth === "var";
  const { birth, listed } = book.waitingMonths;
  const shareText =
    share === undefined || share === "yok" ? "Yok" : bireyselTerms.share.nameOf(share);
  return {
    network: inWords(networkNames[network]),
    treatment: inWords(bireyselTerms.treatment.nameOf(treatment)),
    share: isOutpatient ? inWords(shareText) : undefined,
    inpatient: unlimited,
    surgery: unlimited,
    intensiveCare: unlimited,
    chemotherapy: unlimited,
    homeCare: included,
    prosthesis: included,
    ambulance: included,
    outpatient,
    medicine: ifOutpatient(included),
    physiotherapy: ifOutpatient(included),
    birth: onlyIf(hasBirth)(included),
    checkUp: service("checkUp", inWords(healthCoverCopy.once)),
    dental: service("dental", included),
    abroad: service("abroad", included),
    renewal: inWords(`${book.renewalYears}. yılın sonunda, değerlendirmeyle`),
    waiting: inWords(
      hasBirth ? healthCoverCopy.waiting(birth, listed) : healthCoverCopy.waitingNoBirth(listed),
    ),
  };
}
