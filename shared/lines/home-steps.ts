import { addressFolds } from "#shared/assets/home-address.ts";
import { unknownPerson } from "#shared/fields/holder.ts";
import { personStep } from "./steps.ts";

/** The steps in which a home is found by its address and described, with what else is asked there. */
export const homeSteps = <const Names extends readonly string[]>(...after: Names) =>
  [
    personStep("nationalNumber", "uavtCode"),
    {
      id: "konut",
      title: "Konut bilgileri",
      manualTitle: "Konut bilgilerini elle girin",
      folds: addressFolds,
      fields: [
        ...unknownPerson,
        "look-up",
        "floor",
        "usageForm",
        "damageState",
        "ownership",
        ...after,
      ] as const,
    },
  ] as const;
