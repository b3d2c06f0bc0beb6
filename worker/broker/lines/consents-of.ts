import type { OwnConsent } from "#shared/fields/policy.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineOf, lines } from "#shared/lines/registry.ts";

/** Consents a line needs beside those of every quote. */
export function consentsOf(id: LineId): readonly OwnConsent[] {
  const { consents = [] }: AnyLine = lines[id];
  return consents;
}

/**
 * Whether what insurers answer tells of somebody: why they decline, and how a price came about. Where people are insured it
 * does, by their age at least, and only who has asked may read it.
 */
export const tellsOfPeople = (productId: string): boolean =>
  lineOf(productId)?.asset.isPerson === true;
