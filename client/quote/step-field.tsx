import { ContractLink } from "#client/modals/contract-link.tsx";
import { quoteCopy } from "./copy.ts";
import type { NamedField } from "#shared/fields/field.ts";
import type { Choice } from "./choices.ts";
import type { StepFormApi } from "./use-step-form.ts";

interface StepFieldProps {
  readonly form: StepFormApi;
  readonly spec: NamedField;
  readonly choices: readonly Choice[];
}

/** One field of a step as its declaration says; no product is known here. */
export function StepField({ form, spec, choices }: StepFieldProps) {
  const { kind, label, hint, isOptional = false } = spec;
  const common = { label, required: !isOptional, ...(hint === undefined ? {} : { hint }) };
  const auto = spec.autoComplete === undefined ? {} : { autoComplete: spec.autoComplete };
  return (
    <form.AppField name={spec.name}>
      {(field) => {
        switch (kind) {
          case "identity-number":
            return <field.NationalNumber {...common} />;
          case "plate":
            return <field.Plate {...common} />;
          case "phone":
            return <field.Phone {...common} />;
          case "email":
            return <field.Email {...common} />;
          case "date":
            return <field.Date {...common} {...auto} />;
          case "letters":
            return <field.Letters {...common} {...auto} />;
          case "digits":
            return <field.Numeric {...common} digits={spec.maxLength ?? 20} />;
          case "code":
            return <field.Code {...common} length={spec.maxLength ?? 20} />;
          case "letter-code":
            return <field.LetterCode {...common} length={spec.maxLength ?? 20} />;
          case "select":
            return <field.Select {...common} options={choices} />;
          case "search-select":
            return <field.SearchableSelect {...common} options={choices} />;
          case "consent":
            return <field.Checkbox {...common} label={<ConsentLabel spec={spec} />} />;
        }
      }}
    </form.AppField>
  );
}

/** A consent's sentence; the text it is about opens beside it. */
function ConsentLabel({ spec }: { spec: NamedField }) {
  return (
    <>
      {spec.label}{" "}
      {spec.contract === undefined ? null : (
        <ContractLink slug={spec.contract}>{quoteCopy.openContract}</ContractLink>
      )}
    </>
  );
}
