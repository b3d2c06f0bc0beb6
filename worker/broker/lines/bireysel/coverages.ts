import { networkNames } from "#shared/lines/bireysel-packages.ts";
import { bireyselTerms } from "#shared/lines/bireysel-terms.ts";
import { formatSum, inLira } from "#shared/format/money.ts";
import type { CoverValue } from "../offer.ts";
import { healthCoverCopy } from "../health/copy.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { PrivatePlan } from "./book.ts";
import { privateCopy as copy } from "./copy.ts";
import type { PrivateRisk } from "./risk.ts";
import { privateChoices } from "./tariff/choices.ts";
import type { Service } from "./terms.ts";

const included: CoverValue = { kind: "included" };
const excluded: CoverValue = { kind: "excluded" };
const unlimited: CoverValue = { kind: "unlimited" };
const told = (text: string): CoverValue => ({ kind: "text", text });

/** What a package covers of a family from a calendar date on; undefined before the first table. */
export function privateCoverages(
  { request: { terms } }: PrivateRisk,
  { book, network, services }: PrivatePlan,
  date: string,
) {
  const choices = tariffOn(privateChoices, date);
  if (choices === undefined) return undefined;
  const { treatment, share } = terms;
  const limited = told(copy.limited(formatSum(inLira(choices.limitedKurus))));
  const outpatient = { yatarak: excluded, limitli: limited, "yatarak-ayakta": unlimited }[
    treatment
  ];
  const ifOutpatient = (value: CoverValue): CoverValue =>
    treatment === "yatarak" ? excluded : value;
  const service = (id: Service, value: CoverValue): CoverValue =>
    services.includes(id) ? value : excluded;
  const hasBirth = terms.birth === "var";
  const { birth, listed } = book.waitingMonths;
  const shareText =
    share === undefined || share === "yok" ? copy.noShare : bireyselTerms.share.nameOf(share);
  return {
    network: told(networkNames[network]),
    treatment: told(bireyselTerms.treatment.nameOf(treatment)),
    share: ifOutpatient(told(shareText)),
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
    birth: hasBirth ? included : excluded,
    checkUp: service("checkUp", told(healthCoverCopy.once)),
    dental: service("dental", included),
    abroad: service("abroad", included),
    renewal: told(copy.renewal(book.renewalYears)),
    waiting: told(
      hasBirth ? healthCoverCopy.waiting(birth, listed) : healthCoverCopy.waitingNoBirth(listed),
    ),
  };
}
