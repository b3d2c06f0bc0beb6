import { home } from "#shared/assets/home.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import { amountField, choiceField } from "#shared/fields/kinds.ts";
import { quoteConsents } from "#shared/fields/policy.ts";
import { products } from "./catalogue.ts";
import { konutCoverages, konutTermCopy as copy } from "./konut-copy.ts";
import { defineLine } from "./line.ts";
import { years } from "./period.ts";

const isOwner = ({ ownership }: TypedText): boolean => ownership !== "kiraci";
const insuresBuilding = (typed: TypedText): boolean =>
  isOwner(typed) && typed["insuredParts"] !== "esya";
const insuresContents = (typed: TypedText): boolean =>
  !isOwner(typed) || typed["insuredParts"] !== "bina";
const most = 50_000_000_000;

/** Home insurance. A tenant insures the contents alone. */
export const konut = defineLine({
  product: products.konut,
  period: years(1),
  asset: home,
  coverages: konutCoverages,
  coverageTerms: {
    insuredParts: choiceField("radio", copy.parts, {
      label: copy.partsLabel,
      when: isOwner,
      wire: "InsuredParts",
    }),
    buildingKurus: amountField(
      { ...copy.building, when: insuresBuilding, wire: "BuildingKurus" },
      { minKurus: 10_000_000, maxKurus: most },
    ),
    contentsKurus: amountField(
      { ...copy.contents, when: insuresContents, wire: "ContentsKurus" },
      { minKurus: 1_000_000, maxKurus: most },
    ),
    electronicsKurus: amountField(
      { ...copy.electronics, when: insuresContents, wire: "ElectronicsKurus" },
      { minKurus: 0, maxKurus: most },
    ),
    glassKurus: amountField({ ...copy.glass, wire: "GlassKurus" }, { minKurus: 0, maxKurus: most }),
  },
  quickStart: ["uavtCode", "nationalNumber"],
  steps: [
    {
      id: "kisi",
      title: "Kişisel bilgiler",
      fields: ["nationalNumber", "uavtCode", ...askedPerson, ...quoteConsents],
    },
    {
      id: "konut",
      title: "Konut bilgileri",
      manualTitle: "Konut bilgilerini elle girin",
      fields: [...unknownPerson, "look-up", "floor", "usageForm", "damageState", "ownership"],
    },
    {
      id: "bedel",
      title: "Sigorta bedelleri",
      fields: [
        ...(["insuredParts", "buildingKurus", "contentsKurus"] as const),
        ...(["electronicsKurus", "glassKurus", "daskPolicyNumber"] as const),
        ...(["policyStart", "referenceCode"] as const),
      ],
    },
  ],
  copy: {
    short: "konut sigortası",
    full: "konut sigortası",
    about: (subject) => subject,
    estimate:
      "Konut sigortasının yayımlanmış bir tarifesi yoktur; kesin fiyat satın alma adımında şirketten yeniden alınır.",
  },
});
