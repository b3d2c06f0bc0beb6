import type { ValidationLogicFn } from "@tanstack/react-form";
import type * as v from "valibot";
import { parseFields } from "#shared/forms/parse-form.ts";

/**
 * Every change, blur and submit judges the whole form into one place, so that no message outlives its cause. (With a
 * place for each kind of event, what was right by now could still hold a submit back.)
 */
const judgeAlways: ValidationLogicFn = ({ form, validators, event, runValidation }) => {
  const isDue = !event.async && event.type !== "mount" && event.type !== "server";
  const dynamic = { fn: validators?.onDynamic, cause: "dynamic" } as const;
  return runValidation({ form, validators: isDue ? [dynamic] : [] });
};

/**
 * The behaviour of every form, from the schema its server action uses. Fields show their message once they were left or
 * a submit was tried. Spread it into `useForm`.
 */
export function formRules(schema: v.GenericSchema) {
  return {
    validationLogic: judgeAlways,
    canSubmitWhenInvalid: true,
    validators: {
      onDynamic: ({ value }: { value: unknown }) => {
        const result = parseFields(schema, value);
        return result.ok ? undefined : { fields: result.reason };
      },
    },
  };
}
