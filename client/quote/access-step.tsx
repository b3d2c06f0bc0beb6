import { Form, Link, useActionData, useNavigation, useParams } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { SmsCodeField } from "#client/form/sms-code-field.tsx";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { AccessOutcome } from "./access.server.ts";
import { href } from "#shared/routes.ts";
import { accessCopy } from "./purchase-copy.ts";

/** Shown to whoever holds a quote's link but did not make it, before anything personal or payable is. */
export function AccessStep() {
  const outcome = useActionData<AccessOutcome>();
  useCodeFailure(outcome);
  const isBusy = useNavigation().state !== "idle";
  const phone = outcome?.maskedPhone;
  const { quote } = useParams();
  return (
    <section className="narrow flex flex-col gap-5 py-10">
      <h1 className="h1">{accessCopy.title}</h1>
      <p>{phone === undefined ? accessCopy.text : accessCopy.sent(phone)}</p>
      {outcome?.message === undefined ? null : (
        <Notice kind="error" isTold>
          {outcome.message}
        </Notice>
      )}
      <FormScopeProvider value={{ idPrefix: "", errors: outcome?.errors ?? {} }}>
        <Form method="post" noValidate className="flex flex-col gap-5">
          {phone === undefined ? null : (
            <>
              <input type="hidden" name="maskedPhone" value={phone} />
              <LightField kind={SmsCodeField} name="smsCode" label={accessCopy.code} />
            </>
          )}
          <Button
            type="submit"
            name="intent"
            value={phone === undefined ? "access" : "access-code"}
            loading={isBusy}
          >
            {phone === undefined ? accessCopy.send : accessCopy.confirm}
          </Button>
          {phone === undefined ? null : (
            <button type="submit" name="intent" value="access" className="btn-quiet">
              {accessCopy.resend}
            </button>
          )}
        </Form>
      </FormScopeProvider>
      {quote === undefined ? null : (
        <p>
          <Link to={href("offers", { quote })} className="link">
            {accessCopy.back}
          </Link>
        </p>
      )}
    </section>
  );
}
