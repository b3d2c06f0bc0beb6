import { home } from "#shared/assets/home.ts";
import { products } from "../../products/catalogue.ts";
import { konutCoverages, konutTerms } from "./terms.ts";
import { defineLine } from "../line.ts";
import { years } from "../period.ts";
import { homeSteps } from "../home-steps.ts";

/** Home insurance. A tenant insures the contents alone. */
export const konut = defineLine({
  product: products.konut,
  period: years(1),
  asset: home,
  coverages: konutCoverages,
  coverageTerms: konutTerms,
  quickStart: ["uavtCode", "nationalNumber"],
  steps: [
    ...homeSteps(),
    {
      id: "bedel",
      title: "Sigorta bedelleri",
      fields: ["insuredParts", "building", "contents", "electronics", "glass", "daskPolicyNumber"],
    },
  ],
});
