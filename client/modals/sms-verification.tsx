import { useEffect, useRef, useState } from "react";
import { telHref } from "#client/frame/tel-href.ts";
import { useSite } from "#client/frame/use-site.ts";
import { LightField } from "#client/form/light-field.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { useHeldPresses } from "#client/form/use-held-presses.ts";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { useHasScripts } from "#client/ui/use-has-scripts.ts";
import { nextMinute } from "#shared/format/date.ts";
import { smsCodeLength } from "#shared/schemas/sms-code-length.ts";
import { smsCopy } from "./copy.ts";

type Errors = Readonly<Record<string, string>>;

interface SmsVerificationProps {
  readonly action: string;
  /** Number as shown, and when a new code may be asked for (epoch ms by the server's clock `now`); undefined while the first is being sent. */
  readonly phone: string;
  readonly resendAt: number | undefined;
  readonly now: number;
  readonly errors: Errors;
  readonly message: string | undefined;
  /** Whether a notification tells the message as well. */
  readonly isTold?: boolean;
  readonly isBusy: boolean;
  /** What the form carries along, by name. */
  readonly carried?: Readonly<Record<string, string>>;
  /** Sends the form; its `intent` says what for: code, resend or cancel. */
  readonly onSubmit: (form: FormData) => void;
}

/** Telefon Doğrulama: a code field, the countdown to a new code, and the ways out. Works as a plain form as well. */
export function SmsVerification(props: SmsVerificationProps) {
  const { action, phone, resendAt, now, errors, message, isBusy, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isSent = resendAt !== undefined;
  const seconds = useCountdown(resendAt ?? now, now);
  const isWaiting = !isSent || seconds > 0;
  const hasScripts = useHasScripts();
  /** The intent that is being answered. */
  const inFlight = useRef<FormDataEntryValue>(null);
  const sent = useRef<{ readonly code: string; readonly errors: Errors }>(null);
  /** A code that was refused is not tried again: the press after its sixth digit would cost another try. */
  const isRefused = (data: FormData) =>
    data.get("intent") === "code" &&
    errors["smsCode"] !== undefined &&
    data.get("smsCode") === sent.current?.code &&
    // What was said before it was sent is not its answer.
    errors !== sent.current.errors;
  const send = (data: FormData) => {
    if (isRefused(data)) return;
    sent.current = { code: String(data.get("smsCode") ?? ""), errors };
    inFlight.current = data.get("intent");
    onSubmit(data);
  };
  const hold = useHeldPresses(form, isBusy);
  // Nothing counts without scripts: the time is said at which another one may be asked for.
  const resendLabel = (left: number | undefined) => {
    if (!isSent || !isWaiting) return smsCopy.resend;
    return left === undefined ? smsCopy.resendAt(nextMinute(resendAt)) : smsCopy.resendIn(left);
  };
  return (
    <Dialog
      open
      openWithoutScripts
      isClosedBeside={false}
      onClose={() => form.current?.requestSubmit(cancel.current)}
      title={smsCopy.title}
    >
      <FormScopeProvider value={{ idPrefix: "", errors }}>
        <form
          ref={form}
          method="post"
          action={action}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            const intent = (submitter as HTMLButtonElement | null)?.value;
            if (intent === "resend" && isWaiting) return;
            if (!isBusy) return send(new FormData(event.currentTarget, submitter));
            if (intent !== inFlight.current) hold(submitter);
          }}
        >
          {Object.entries(props.carried ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p role="status">{isSent ? smsCopy.text(phone) : smsCopy.sending(phone)}</p>
          {message === undefined ? null : (
            <Notice kind="error" isTold={props.isTold ?? false}>
              {message}
            </Notice>
          )}
          <LightField
            kind={SmsCodeField}
            name="smsCode"
            label={smsCopy.code}
            takesFocus
            onValueChange={(code) => {
              // Its last digit is there: typed, pasted or filled in by the phone.
              if (code.length === smsCodeLength) form.current?.requestSubmit(confirm.current);
            }}
          />
          <Button ref={confirm} type="submit" name="intent" value="code" loading={isBusy && isSent}>
            {smsCopy.confirm}
          </Button>
          <div className="flex flex-col gap-2 desktop:flex-row desktop:justify-between">
            <button
              type="submit"
              name="intent"
              value="resend"
              className="btn-quiet"
              aria-disabled={isWaiting && hasScripts}
            >
              {resendLabel(hasScripts ? seconds : undefined)}
            </button>
            <button ref={cancel} type="submit" name="intent" value="cancel" className="btn-quiet">
              {smsCopy.cancel}
            </button>
          </div>
          {isWaiting ? null : <NoSms />}
        </form>
      </FormScopeProvider>
    </Dialog>
  );
}

/** Ways on for whoever waits in vain. */
function NoSms() {
  const { phone } = useSite();
  return (
    <p className="text-sm text-muted">
      {smsCopy.noSms}{" "}
      <a href={telHref(phone)} className="link tabular-nums">
        {phone}
      </a>
    </p>
  );
}

const millisecondsPerSecond = 1000;

/** Whole seconds until `until`, both by the server's clock; the browser only counts how long it has been here. */
function useCountdown(until: number, now: number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), 500);
    return () => clearInterval(timer);
  }, [until, now]);
  return Math.max(0, Math.ceil((until - now - elapsed) / millisecondsPerSecond));
}
