import { Form, useActionData, useNavigation } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { AccessOutcome } from "./access.server.ts";
import { accessCopy } from "./access-copy.ts";

/** A code to the quote's own phone, and its confirmation; `text` stands there until one is sent. */
export function AccessForm({ text }: { text?: string }) {
  const last = useActionData<Partial<AccessOutcome>>();
  // The page may have had another form posted to it.
  const outcome = last?.intent === "access" ? last : undefined;
  useCodeFailure(outcome);
  const isBusy = useNavigation().state !== "idle";
  const phone = outcome?.maskedPhone;
  const shown = phone === undefined ? text : accessCopy.sent(phone);
  return (
    <>
      {shown === undefined ? null : <p>{shown}</p>}
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
    </>
  );
}
