import { agreed } from "../rating/commission.ts";
import { formatLira } from "#shared/format/money.ts";
import { residentTerms } from "#shared/lines/yabanci/terms.ts";
import { yabanci } from "#shared/lines/yabanci/yabanci.ts";
import type { Bands } from "../rating/factors.ts";
import { banded } from "../rating/factors.ts";
import type { BreadthBook } from "../rating/packages.ts";
import { inBreadths, included, inWords, unlimited } from "../rating/packages.ts";
import { claimSteps } from "../claim-steps.ts";
import { factorRating } from "../rating/factor-rating.ts";
import * as item from "../rating/premium-items.ts";
import { residentPolicyNotes } from "./notes.ts";
import type { ResidentRisk } from "./risk.ts";
import { residentRiskOf } from "./risk.ts";
import type { PartlyPaid } from "./tariff/limits.ts";
import { residentLimits } from "./tariff/limits.ts";
import { residentRates } from "./tariff/rates.ts";
import type { Breadth } from "./terms.ts";
import { breadthNames } from "./terms.ts";

/** How an embedded insurer prices foreign residents. */
export interface ResidentBook extends BreadthBook<Breadth, ResidentRisk> {
  /** By completed years; none grows smaller. */
  readonly ages?: Bands;
}

const youngest = 18;

const partly = ({ kurus, percent }: PartlyPaid) =>
  inWords(`Yılda ${formatLira(kurus)} TL, %${percent} katılım payı`);

/** The premium of an age × duration, package and the insurer's own factors. */
export const yabanciRating = factorRating(yabanci, {
  branch: "640",
  riskOf: residentRiskOf,
  packages: inBreadths<ResidentBook>(breadthNames),
  tables: { rates: residentRates, limits: residentLimits },
  source: "Piyasadaki olağan primler",
  premium({ request, risk: { age }, plan: { book, breadth, name }, rates }) {
    const at = rates.ages.findIndex(([upToAge]) => age <= upToAge);
    const [upToAge, baseKurus] = rates.ages[at] ?? [];
    // Nobody insures whoever is older.
    if (upToAge === undefined || baseKurus === undefined) return undefined;
    const from = (rates.ages[at - 1]?.[0] ?? youngest - 1) + 1;
    return [
      item.plus(`Temel prim (${from}–${upToAge} yaş, 1 yıl)`, baseKurus),
      item.chosen(residentTerms.duration, request.terms.duration, rates.durations, {
        label: "Süre",
      }),
      item.times(`Paket: ${name}`, rates.breadths[breadth]),
      item.ownFactor(book.factor),
      item.own("Şirketin yaş katsayısı", banded(book.ages, age)),
      item.repricing,
      item.wholeLira,
    ];
  },
  coverages: ({ plan: { breadth }, limits }) => ({
    inpatient: unlimited,
    otherInpatient: partly(limits.otherInpatient[breadth]),
    outpatient: partly(limits.outpatient[breadth]),
    emergency: included,
    ambulance: included,
    circular: inWords("2014/9 sayılı genelgeye uygun"),
  }),
  assumptions: ({ start }) => [
    "Prim, sigortalının başlangıç günündeki yaş grubu için hesaplandı.",
    "Anlaşmasız kurum ve ayakta tedavi tutarlarında 2014’te yayımlanan asgari tutarlar esas alındı; sonradan yükseltilmiş olabilir.",
    start,
  ],
  estimate:
    "Yabancı sağlık sigortasının güncel bir tarifesi yayımlanmıyor; prim, şirket onaylayana kadar tahmindir.",
  notes: residentPolicyNotes,
  claim: claimSteps.health,
  grounds: ["withdrawal", "permit-refused", "other"],
  commission: [agreed("2026-01-01", 15)],
});
