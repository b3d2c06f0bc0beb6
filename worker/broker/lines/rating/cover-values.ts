import { inLira } from "#shared/format/money.ts";
import type { CoverValue, CoverRow } from "../offer.ts";

export const included: CoverValue = { kind: "included" };
export const excluded: CoverValue = { kind: "excluded" };
export const unlimited: CoverValue = { kind: "unlimited" };
export const marketValue: CoverValue = { kind: "market-value" };

/** A coverage that is worth no amount but a few Turkish words. */
export const inWords = (text: string): CoverValue => ({ kind: "text", text });

/** A coverage up to so much, in kuruş; excluded where that is nothing. */
export const upTo = (kurus: number): CoverValue =>
  kurus === 0 ? excluded : { kind: "amount", money: inLira(kurus) };

/** What is covered only under a condition. */
export const onlyIf =
  (condition: boolean) =>
  (value: CoverValue): CoverValue =>
    condition ? value : excluded;

/** A service that comes with a policy for nothing, and what it is worth where that is said. */
export const freeService = (id: string, label: string, value: CoverValue = included): CoverRow => ({
  id,
  label,
  ...value,
});
