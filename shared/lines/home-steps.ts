import { addressFolds } from "#shared/assets/home-address.ts";
import { personStep } from "./line.ts";

/** The steps in which a home is found by its address and described, with what else is asked there. */
export const homeSteps = <const Names extends readonly string[]>(...after: Names) =>
  [
    personStep("nationalNumber", "uavtCode"),
    {
      id: "konut",
      title: "Konut bilgileri",
      manualTitle: "Konut bilgilerini elle girin",
      folds: addressFolds,
      fields: ["look-up", "floor", "usageForm", "damageState", "ownership", ...after] as const,
    },
  ] as const;
