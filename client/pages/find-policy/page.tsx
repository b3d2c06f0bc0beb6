import { Form, Link, useActionData, useLoaderData, useNavigation } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { href } from "#shared/routes.ts";
import { findPolicyCopy as copy } from "./copy.ts";
import { findIntents } from "./intents.ts";
import type { FindPolicyData, FindPolicyOutcome } from "./loader.server.ts";

/** The way to a policy without an account: its number, the phone it was bought with, and a code to that. */
export function Page() {
  const { isMember } = useLoaderData<FindPolicyData>();
  return (
    <div className="narrow flex flex-col gap-5 py-6 desktop:py-10">
      <PageHeading>{copy.title}</PageHeading>
      <p className="text-lg text-muted">{copy.lead}</p>
      {isMember ? (
        <Link
          to={href("account", {}, { page: "policelerim" })}
          className="btn-secondary self-start"
        >
          {copy.member}
        </Link>
      ) : null}
      <FindForm />
      <section className="flex flex-col gap-3">
        <h2 className="h3">{copy.rightsTitle}</h2>
        <ul className="list-disc pl-5 flex flex-col gap-2">
          {copy.rights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-5">
          <Link to={href("article", { article: "cayma-hakki" })} className="link">
            {copy.moreWithdrawal}
          </Link>
        </p>
      </section>
    </div>
  );
}

function FindForm() {
  const outcome = useActionData<FindPolicyOutcome>();
  useCodeFailure(outcome);
  const isBusy = useNavigation().formMethod === "POST";
  const { errors = {}, values = {}, isSent = false, waitSeconds } = outcome ?? {};
  return (
    <FormScopeProvider value={{ idPrefix: "", errors }}>
      <Form method="post" noValidate className="card p-5 desktop:p-8 flex flex-col gap-5">
        {errors["form"] === undefined ? null : <Notice kind="error">{errors["form"]}</Notice>}
        {isSent ? (
          <>
            <input type="hidden" name="policyNumber" value={values["policyNumber"]} />
            <input type="hidden" name="phone" value={values["phone"]} />
            <p role="status">
              {waitSeconds === undefined ? copy.sent : copy.sentBefore(waitSeconds)}
            </p>
            <LightField kind={SmsCodeField} name="smsCode" label={copy.code} />
          </>
        ) : (
          <>
            <LightField
              kind="text"
              name="policyNumber"
              label={copy.number}
              hint={copy.numberHint}
              value={values["policyNumber"] ?? ""}
            />
            <LightField
              kind="phone"
              name="phone"
              label={copy.phone}
              value={values["phone"] ?? ""}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={isSent ? findIntents.confirm : findIntents.send}
            loading={isBusy}
            className="flex-1 whitespace-nowrap"
          >
            {isSent ? copy.open : copy.send}
          </Button>
          {isSent ? (
            <>
              <button type="submit" name="intent" value={findIntents.send} className="btn-quiet">
                {copy.resend}
              </button>
              <Link to={href("findPolicy")} reloadDocument className="btn-quiet">
                {copy.other}
              </Link>
            </>
          ) : null}
        </div>
      </Form>
    </FormScopeProvider>
  );
}
