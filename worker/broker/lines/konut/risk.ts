import { riskGroupOf } from "../earthquake/risk-group.ts";
import type { Grouped } from "../earthquake/risk-group.ts";
import type { RequestOf } from "../request.ts";

export type KonutRequest = RequestOf<"konut">;

/** What is insured of a home, in kuruş; 0 for what is not. */
export interface Sums {
  readonly building: number;
  readonly contents: number;
  readonly electronics: number;
  readonly glass: number;
}

/** A home risk with what insurers look at worked out. */
export interface KonutRisk {
  readonly request: KonutRequest;
  readonly sums: Sums;
  readonly group: Grouped;
  /** Completed years of the building. */
  readonly buildingAge: number;
  /** Last day of the compulsory earthquake policy, when one runs on the first day of this one. */
  readonly daskEnd?: string;
  /** No registry has told what the building is. */
  readonly isStated: boolean;
}

/** What is insured: a tenant's contents alone, whatever else is sent. */
function sumsOf({ insured, terms }: KonutRequest): Sums {
  const isTenant = insured[0].ownership === "kiraci";
  const parts = isTenant ? "esya" : (terms.insuredParts ?? "bina-esya");
  const { building = 0, contents = 0, electronics = 0, glass } = terms;
  return {
    building: parts === "esya" ? 0 : building,
    contents: parts === "bina" ? 0 : contents,
    electronics: parts === "bina" ? 0 : electronics,
    glass,
  };
}

/** The risk of a request; undefined before the first tables, and where nothing is insured. */
export function konutRiskOf(request: KonutRequest): KonutRisk | undefined {
  const { insured, startDate, provisional } = request;
  const [home] = insured;
  const group = riskGroupOf(home, startDate);
  const sums = sumsOf(request);
  if (group === undefined || sums.building + sums.contents === 0) return undefined;
  const { daskPolicyEnd: end } = home;
  return {
    request,
    sums,
    group,
    buildingAge: Math.max(0, Number(startDate.slice(0, 4)) - home.constructionYear),
    ...(end !== undefined && end > startDate ? { daskEnd: end } : {}),
    isStated: provisional.includes("insured"),
  };
}
