import { ResidenceFields } from "#client/residence/residence-fields.tsx";
import { useNavigation } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { NameFields } from "#client/sign-in/name-fields.tsx";
import { AccountForm } from "../account-form.tsx";
import type { SectionData } from "../loader.server.ts";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";
import { EmailCard } from "./email-card.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { SessionNote } from "./session-facts.tsx";

const action = sectionHref("bilgilerim");

/** What is stored about the member. */
export function ProfileSection({ data }: { data: SectionData<"bilgilerim"> }) {
  const { state } = useNavigation();
  return (
    <div className="flex flex-col gap-5 max-w-[592px]">
      <section className="card p-5 desktop:p-7">
        <dl className="mb-5">
          <dt className="field-label">{profileCopy.nationalNumber}</dt>
          <dd className="tabular-nums">{data.maskedNationalNumber}</dd>
          <dd className="field-hint">{profileCopy.nationalNumberHint}</dd>
        </dl>
        <AccountForm
          action={action}
          intent="save"
          loadSchema={async () => (await import("./schema.ts")).profileSchema(data.now)}
        >
          {(typed) => (
            <Fields data={data} values={typed ?? data.values} isBusy={state !== "idle"} />
          )}
        </AccountForm>
      </section>
      <EmailCard email={data.email} />
      <PhoneCard phone={data.phone} />
      <p className="text-sm text-muted">{profileCopy.memberSince(data.memberSince)}</p>
      <SessionNote facts={data.session} />
    </div>
  );
}

interface FieldsProps {
  readonly data: SectionData<"bilgilerim">;
  readonly values: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
}

function Fields({ data, values, isBusy }: FieldsProps) {
  return (
    <>
      <NameFields values={values} />
      <LightField
        kind="date"
        name="birthDate"
        label={profileCopy.birthDate}
        autoComplete="bday"
        isOptional
        value={values["birthDate"]}
      />
      <ResidenceFields
        cities={data.cities}
        known={{ city: data.values.cityCode, counties: data.counties }}
        city={values["cityCode"] ?? ""}
        county={values["county"] ?? ""}
        isOptional
      />
      <SubmitButton loading={isBusy}>{profileCopy.save}</SubmitButton>
    </>
  );
}
