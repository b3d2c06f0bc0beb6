import { queryHome } from "#shared/calls/assets/query-home.ts";
import { formatLira } from "#shared/format/money.ts";
import { defineAsset } from "./asset.ts";
import { addressSteps, homeAddressFields } from "./home-address.ts";
import { homeBuildingFields } from "./home-building.ts";
import { homeCopy } from "./home-copy.ts";

/** A home: found by its address code or its address, or typed in by hand. */
export const home = defineAsset({
  id: "home",
  fields: { ...homeAddressFields, ...homeBuildingFields },
  lookUp: {
    call: queryHome,
    asks: ["addressSearch", ...addressSteps],
    answers: [
      "homeCity",
      "homeCounty",
      "homeAddress",
      "constructionStyle",
      "constructionYear",
      "storeyBand",
      "grossArea",
    ],
    ask: ({ uavtCode, flat, nationalNumber, phone, daskPolicyNumber, floor }, productId) => ({
      nationalNumber,
      phone,
      masterBranch: productId,
      uavtCode: uavtCode ?? flat ?? "",
      daskPolicyNumber,
      floor,
    }),
    found: (known) => ({
      summary: homeCopy.summary(
        known.address,
        known.grossArea,
        known.constructionYear,
        wordOf(homeCopy.construction, known.constructionStyle),
        wordOf(homeCopy.storeys, known.storeyBand),
      ),
      ...(known.previousPolicyEnd === undefined ? {} : { renewal: known.previousPolicyEnd }),
      proposals: Object.fromEntries(
        known.proposals.map(({ field, kurus }) => [field, formatLira(kurus)]),
      ),
    }),
    copy: homeCopy.lookUp,
  },
});

const wordOf = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;
