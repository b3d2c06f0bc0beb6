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

/** Adults whom the holder insures: that they know and have given authority, and where they are told of it. */
export const OtherInsured = ({ adults }: { adults: Adults }) => (
  <section aria-labelledby="other-insured" className="flex flex-col gap-3">
    <h3 id="other-insured" className="h3">
      {copy.title}
    </h3>
    <p className="text-sm text-muted">{copy.text}</p>
    {adults.map(({ row, label }) => (
      <FormField key={row} name={contactName(row)} kind="text" label={copy.contact(label)} />
    ))}
    <FormField
      name="isAuthorityDeclared"
      kind="consent"
      label={
        <>
          {copy.declare}{" "}
          <ContractLink slug={standings.authorised.declaration}>{copy.declaration}</ContractLink>
        </>
      }
    />
  </section>
);
