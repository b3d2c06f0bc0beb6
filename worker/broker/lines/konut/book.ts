import type { CoverRow } from "../offer.ts";
import type { DeclineRule, PackageOf } from "../define-rating.ts";
import { packageCopy } from "./copy.ts";
import type { KonutRisk } from "./risk.ts";
import type { Scope } from "./tariff/rates.ts";

/** How an embedded insurer prices home insurance. */
export interface KonutBook {
  /** What it sells, each with its factor on the usual rate. */
  readonly scopes: Readonly<Partial<Record<Scope, number>>>;
  /** Factor on the usual earthquake premium. */
  readonly earthquake: number;
  readonly declines: readonly DeclineRule<KonutRisk>[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}

/** One package of a book. */
export interface KonutPlan extends Pick<KonutBook, "earthquake" | "extras"> {
  readonly scope: Scope;
  readonly factor: number;
}

/** The packages of a book; one alone has its name as well, because its scope tells offers apart. */
export function konutPackages({ scopes, earthquake, extras }: KonutBook): PackageOf<KonutPlan>[] {
  return (["narrow", "wide"] as const).flatMap((scope) => {
    const factor = scopes[scope];
    if (factor === undefined) return [];
    const plan = { scope, factor, earthquake, extras };
    return [{ package: { id: scope, name: packageCopy[scope] }, plan }];
  });
}
