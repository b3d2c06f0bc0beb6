import { agreed } from "../rating/commission.ts";
import { konut } from "#shared/lines/konut/konut.ts";
import { claimSteps } from "../claim-steps.ts";
import type { PackageOf } from "../rating/define-rating.ts";
import { groupName } from "../earthquake/risk-group.ts";
import { factorRating } from "../rating/factor-rating.ts";
import { bsmv, fireTax } from "../rating/levies.ts";
import { weakest } from "../../domain/tariff.ts";
import { assumptionCopy as copy, packageCopy } from "./copy.ts";
import { konutCoverages } from "./coverages.ts";
import { konutPolicyNotes } from "./notes.ts";
import type { KonutBook, KonutPlan } from "./premium.ts";
import { fireShare, konutPremium, konutTables } from "./premium.ts";
import { proposedSums } from "./proposals.ts";
import type { KonutRisk } from "./risk.ts";
import { konutRiskOf } from "./risk.ts";

/** The packages of a book; one alone has its name as well, because its scope tells offers apart. */
function packages({ scopes, earthquake, extras }: KonutBook): PackageOf<KonutPlan>[] {
  return (["narrow", "wide"] as const).flatMap((scope) => {
    const factor = scopes[scope];
    if (factor === undefined) return [];
    const plan = { scope, factor, earthquake, extras };
    return [{ package: { id: scope, name: packageCopy[scope] }, plan }];
  });
}

function earthquakeSaid({ request, group, daskEnd }: KonutRisk): string[] {
  if (daskEnd === undefined) {
    const { daskPolicyNumber } = request.insured[0];
    return [daskPolicyNumber === undefined ? copy.noDask : copy.daskNotFound];
  }
  if (request.terms.earthquake === "degil") return [copy.withDask, copy.noEarthquake];
  return [
    copy.withDask,
    copy.earthquake(daskEnd),
    ...(group.confidence === "estimate" ? [copy.group(groupName(group.group))] : []),
  ];
}

export const konutRating = factorRating(konut, {
  branch: "100",
  charges: [bsmv, fireTax],
  riskOf: konutRiskOf,
  packages,
  tables: konutTables,
  source: "Piyasadaki olağan oranlar",
  premium: konutPremium,
  shares: (given) => ({ fire: fireShare(given) }),
  confidence: ({ risk, rates, loadings }) =>
    weakest(rates.confidence, loadings.confidence, risk.group.confidence),
  coverages: konutCoverages,
  assumptions({ risk, plan: { scope }, start }) {
    const { building, contents, glass, electronics } = risk.sums;
    return [
      scope === "narrow" ? copy.scope.narrow : copy.scope.wide(contents, glass, electronics),
      copy.sums(building, contents),
      ...(risk.request.insured[0].ownership === "kiraci" ? [copy.tenant] : []),
      ...earthquakeSaid(risk),
      start,
      ...(risk.isStated ? [copy.provisional] : []),
    ];
  },
  propose: proposedSums,
  coveredOnce: { cover: "konut", subjectOf: ({ uavtCode }) => uavtCode },
  notes: konutPolicyNotes,
  claim: claimSteps.home,
  grounds: ["withdrawal", "sold", "double", "loan-repaid", "other"],
  commission: [agreed("2026-01-01", 20)],
});
