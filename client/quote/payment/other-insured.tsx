import { FormField } from "#client/form/form-field.tsx";
import { ContractLink } from "#client/modals/contract-link.tsx";
import type { ReviewData } from "#client/pages/purchase/loader.server.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import { otherInsuredCopy as copy } from "./other-insured-copy.ts";

type Adults = ReviewData["review"]["otherAdults"];

const contactName = (row: number): string => nameInGroup("insuredContacts", row, "contact");

/** A row for each of the insured up to the last adult, as the form keeps them. */
export const contactsOf = (
  adults: Adults,
  values: Readonly<Record<string, string>> = {},
): { contact: string }[] =>
  Array.from({ length: (adults.at(-1)?.row ?? -1) + 1 }, (_, row) => ({
    contact: values[contactName(row)] ?? "",
  }));

interface OtherInsuredProps {
  readonly adults: Adults;
  readonly hasMinors: boolean;
}

/** Whom the holder insures: that adults know and have given authority and where they are told of it, that children may be insured. */
export function OtherInsured({ adults, hasMinors }: OtherInsuredProps) {
  const who = adults.length === 0 ? "minors" : hasMinors ? "both" : "adults";
  return (
    <section aria-labelledby="other-insured" className="flex flex-col gap-3">
      <h3 id="other-insured" className="h3">
        {copy.title[who]}
      </h3>
      {adults.length === 0 ? null : <p className="text-sm text-muted">{copy.text}</p>}
      {adults.map(({ row, label }) => (
        <FormField key={row} name={contactName(row)} kind="text" label={copy.contact(label)} />
      ))}
      <FormField
        name="isAuthorityDeclared"
        kind="consent"
        label={
          <>
            {copy.declare[who]}{" "}
            <ContractLink slug={standings.authorised.declaration}>{copy.declaration}</ContractLink>
          </>
        }
      />
    </section>
  );
}
