import { useActionData, useNavigation, useSubmit } from "react-router";
import { DateField } from "#client/form/date-field.tsx";
import { EmailField } from "#client/form/email-field.tsx";
import { LettersField } from "#client/form/letters-field.tsx";
import { PhoneField } from "#client/form/phone-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { SmsVerification } from "#client/modals/sms-verification.tsx";
import { AccountForm } from "../account-form.tsx";
import type { SectionData } from "../loader.ts";
import { sectionHref } from "../section-href.ts";
import type { ProfileRefusal } from "./act.ts";
import { profileCopy } from "./copy.ts";
import { ResidenceFields } from "./residence-fields.tsx";

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
      <p className="text-sm text-muted">{profileCopy.memberSince(data.memberSince)}</p>
      <PhoneProof />
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
      <div className="grid gap-5 desktop:grid-cols-2">
        <LettersField
          name="name"
          label={profileCopy.name}
          autoComplete="given-name"
          value={values["name"]}
        />
        <LettersField
          name="surname"
          label={profileCopy.surname}
          autoComplete="family-name"
          value={values["surname"]}
        />
      </div>
      <EmailField name="email" label={profileCopy.email} value={values["email"]} />
      <PhoneField
        name="phone"
        label={profileCopy.phone}
        hint={profileCopy.phoneHint}
        value={values["phone"]}
      />
      <DateField
        name="birthDate"
        label={profileCopy.birthDate}
        autoComplete="bday"
        required={false}
        value={values["birthDate"]}
      />
      <ResidenceFields
        cities={data.cities}
        counties={data.counties}
        city={values["cityCode"] ?? ""}
        county={values["county"] ?? ""}
      />
      <SubmitButton loading={isBusy}>{profileCopy.save}</SubmitButton>
    </>
  );
}

/** The code for a new phone; what was typed goes along, so that it is saved with it. */
function PhoneProof() {
  const refusal = useActionData<ProfileRefusal>();
  const submit = useSubmit();
  const { formData } = useNavigation();
  if (refusal?.code === undefined) return null;
  const { phone, resendAt, now } = refusal.code;
  return (
    <SmsVerification
      action={action}
      phone={phone}
      resendAt={resendAt}
      now={now}
      errors={refusal.errors}
      message={undefined}
      isBusy={formData?.get("intent") === "code"}
      carried={{ ...refusal.values, resendAt: String(resendAt) }}
      onSubmit={(form) => void submit(form, { method: "post", action })}
    />
  );
}
