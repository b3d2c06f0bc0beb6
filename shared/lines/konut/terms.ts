import type { TypedText } from "#shared/fields/field.ts";
import { amountField, choiceField } from "#shared/fields/kinds.ts";
import { konutTermCopy as copy } from "./copy.ts";

const isOwner = ({ ownership }: TypedText): boolean => ownership !== "kiraci";
const insuresBuilding = (said: TypedText): boolean =>
  isOwner(said) && said["insuredParts"] !== "esya";
const insuresContents = (said: TypedText): boolean =>
  !isOwner(said) || said["insuredParts"] !== "bina";
const maxKurus = 50_000_000_000;

/** What may be chosen of home insurance: sums of what a coverage is named after, and limits. */
export const konutTerms = {
  insuredParts: choiceField("radio", copy.parts, {
    label: copy.partsLabel,
    when: isOwner,
    wire: "InsuredParts",
  }),
  building: amountField(
    { ...copy.building, when: insuresBuilding, wire: "BuildingKurus" },
    { minKurus: 10_000_000, maxKurus },
  ),
  contents: amountField(
    { ...copy.contents, when: insuresContents, wire: "ContentsKurus" },
    { minKurus: 1_000_000, maxKurus },
  ),
  electronics: amountField(
    { ...copy.electronics, when: insuresContents, wire: "ElectronicsKurus" },
    { minKurus: 0, maxKurus },
  ),
  glass: amountField({ ...copy.glass, wire: "GlassKurus" }, { minKurus: 0, maxKurus }),
  earthquake: choiceField("radio", copy.earthquakeOptions, {
    ...copy.earthquake,
    byDefault: "dahil",
    wire: "EarthquakeCover",
  }),
  neighbour: choiceField("select", copy.neighbourOptions, {
    ...copy.neighbour,
    byDefault: "200-bin",
    wire: "NeighbourLimit",
  }),
};
