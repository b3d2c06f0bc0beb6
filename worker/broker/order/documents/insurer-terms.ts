import { collectionCopy } from "#shared/copy/collection.ts";
import type { LineId } from "#shared/lines/registry.ts";
import type { Site } from "#shared/site.ts";
import type { Firm } from "../../insurers/source.ts";
import { generalConditions } from "../../lines/general-conditions.ts";
import { documentCopy as copy } from "./copy.ts";

/** Who takes the premium, and by which right. */
export const collectorOf = ({ firm }: Pick<Site, "firm">, { collectionAuthority }: Firm): string =>
  collectionAuthority === undefined
    ? collectionCopy.byInsurer
    : collectionCopy.byBroker(firm, collectionAuthority);

/** The general conditions that a line's policy comes with, in which edition; undefined where there are none to name. */
export function conditionsOf(line: LineId, { conditionsEdition }: Firm): string | undefined {
  const title = generalConditions[line];
  return title === undefined || conditionsEdition === undefined
    ? undefined
    : copy.edition(title, conditionsEdition);
}
