import { Form, Link, useActionData, useLoaderData, useNavigation } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { ResidenceFields } from "#client/residence/residence-fields.tsx";
import { href } from "#shared/routes.ts";
import { changePolicyCopy as copy } from "./copy.ts";
import { changeIntents } from "./intents.ts";
import type { ChangeOutcome, ChangePolicyData, Contact } from "./loader.server.ts";

/** Where the holder of a policy is reached, and how that is changed. */
export function Page() {
  const data = useLoaderData<ChangePolicyData>();
  return data.kind === "access" ? <AccessStep of="policy" /> : <ContactPage data={data} />;
}

function ContactPage({ data }: { data: Contact }) {
  const outcome = useActionData<ChangeOutcome>();
  useCodeFailure(outcome);
  const policy = href("policy", { quote: data.link });
  return (
    <div className="narrow flex flex-col gap-5 py-4 desktop:py-8">
      <Breadcrumb title={copy.title} steps={[{ title: data.name, to: policy }]} />
      <div>
        <PageHeading>{copy.title}</PageHeading>
        <p className="text-muted tabular-nums">
          {copy.policy} {data.policyNumber}
        </p>
      </div>
      <p>{copy.lead}</p>
      {data.isPhoneDone ? <Notice kind="success">{copy.phoneDone}</Notice> : null}
      {data.isAddressDone ? <Notice kind="success">{copy.addressDone}</Notice> : null}
      {data.isEmailDone ? <Notice kind="success">{copy.emailDone}</Notice> : null}
      <FormScopeProvider value={{ idPrefix: "", errors: outcome?.errors ?? {} }}>
        {/* Another number on record: what was typed has become it. */}
        <PhoneForm key={data.contact.maskedPhone} data={data} outcome={outcome} />
        <EmailForm key={data.contact.maskedEmail} data={data} outcome={outcome} />
        <AddressForm key={data.contact.residence} data={data} outcome={outcome} />
      </FormScopeProvider>
      <p className="text-sm text-muted">{copy.printed}</p>
      <Link to={policy} className="btn-secondary self-start">
        {copy.toPolicy}
      </Link>
    </div>
  );
}

interface FormProps {
  readonly data: Contact;
  readonly outcome: ChangeOutcome | undefined;
}

const useBusyWith = (...intents: readonly string[]) =>
  intents.includes(String(useNavigation().formData?.get("intent")));

function PhoneForm({ data, outcome }: FormProps) {
  const isBusy = useBusyWith(changeIntents.send, changeIntents.confirm);
  const { values = {}, isSent = false } = outcome ?? {};
  return (
    <Form method="post" noValidate className="card p-5 desktop:p-8 flex flex-col gap-4">
      <h2 className="h3">{copy.phoneTitle}</h2>
      <p className="text-muted tabular-nums">{copy.present(data.contact.maskedPhone)}</p>
      {isSent ? (
        <>
          <input type="hidden" name="phone" value={values["phone"]} />
          <p role="status">{copy.sent}</p>
          <LightField kind={SmsCodeField} name="smsCode" label={copy.code} />
        </>
      ) : (
        <LightField
          kind="phone"
          name="phone"
          label={copy.phone}
          hint={copy.phoneHint}
          value={values["phone"] ?? ""}
        />
      )}
      <p className="text-sm text-muted">{copy.permission}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value={isSent ? changeIntents.confirm : changeIntents.send}
          loading={isBusy}
        >
          {isSent ? copy.confirm : copy.send}
        </Button>
        {isSent ? (
          <>
            <button type="submit" name="intent" value={changeIntents.send} className="btn-quiet">
              {copy.resend}
            </button>
            <Link
              to={href("changePolicy", { quote: data.link })}
              reloadDocument
              className="btn-quiet"
            >
              {copy.other}
            </Link>
          </>
        ) : null}
      </div>
    </Form>
  );
}

function EmailForm({ data, outcome }: FormProps) {
  const isBusy = useBusyWith(changeIntents.email);
  const { maskedEmail } = data.contact;
  return (
    <Form method="post" noValidate className="card p-5 desktop:p-8 flex flex-col gap-4">
      <h2 className="h3">{copy.emailTitle}</h2>
      {maskedEmail === undefined ? null : <p className="text-muted">{copy.present(maskedEmail)}</p>}
      <LightField
        kind="email"
        name="email"
        label={copy.email}
        value={outcome?.values["email"] ?? ""}
      />
      <p className="text-sm text-muted">{copy.emailNote}</p>
      <Button
        type="submit"
        name="intent"
        value={changeIntents.email}
        loading={isBusy}
        className="self-start"
      >
        {copy.emailSubmit}
      </Button>
    </Form>
  );
}

function AddressForm({ data, outcome }: FormProps) {
  const isBusy = useBusyWith(changeIntents.address);
  const { values = {}, counties = [] } = outcome ?? {};
  const { cityCode = "", county = "" } = values;
  return (
    <Form method="post" noValidate className="card p-5 desktop:p-8 flex flex-col gap-4">
      <h2 className="h3">{copy.addressTitle}</h2>
      <p className="text-muted">{copy.present(data.contact.residence)}</p>
      <ResidenceFields
        // Without scripts the districts of a province come with the answer to it.
        key={counties.length}
        cities={data.cities}
        known={{ city: counties.length > 0 ? cityCode : "", counties }}
        city={cityCode}
        county={county}
      />
      <p className="text-sm text-muted">{copy.addressNote}</p>
      <Button
        type="submit"
        name="intent"
        value={changeIntents.address}
        loading={isBusy}
        className="self-start"
      >
        {copy.addressSubmit}
      </Button>
    </Form>
  );
}
