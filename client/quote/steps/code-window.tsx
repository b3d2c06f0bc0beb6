import { useState } from "react";
import { useActionData, useLoaderData, useNavigation, useSubmit } from "react-router";
import { SmsVerification } from "#client/modals/sms-verification.tsx";
import { formatPhoneWithZero, mobileLength, phoneDigits } from "#shared/format/phone.ts";
import type { StepFailure } from "./flow-context.server.ts";
import type { QuoteData } from "./load-quote.server.ts";

interface ShownCode {
  /** As it is read. */
  readonly phone: string;
  /** When another code may be asked for (epoch ms); undefined while this one is being sent. */
  readonly resendAt: number | undefined;
}

/**
 * The code that a window asks for; undefined where there is none. `isBusy`: whether what was pressed is under way. The window
 * stands from the press on where it is certain to come, and goes again when the code is refused.
 */
export function useShownCode(isBusy: boolean): ShownCode | undefined {
  const { code, sendsCode } = useLoaderData<QuoteData>();
  const failure = useActionData<StepFailure>();
  const { formData } = useNavigation();
  const known = code ?? failure?.sent;
  if (known !== undefined) return known;
  if (!isBusy || !sendsCode || formData?.get("intent") !== "next") return undefined;
  const phone = phoneDigits(String(formData.get("phone") ?? ""));
  return phone.length === mobileLength
    ? { phone: formatPhoneWithZero(phone), resendAt: undefined }
    : undefined;
}

export function CodeWindow({ code }: { code: ShownCode }) {
  const { now, action } = useLoaderData<QuoteData>();
  const failure = useActionData<StepFailure>();
  const navigation = useNavigation();
  const submit = useSubmit();
  const isSent = code.resendAt !== undefined;
  return (
    <SmsVerification
      key={useRound(code.resendAt)}
      action={action}
      phone={code.phone}
      resendAt={code.resendAt}
      now={now}
      errors={isSent ? (failure?.errors ?? {}) : {}}
      message={isSent ? failure?.message : undefined}
      isTold={failure?.codeFailure !== undefined}
      isBusy={!isSent || navigation.formData?.get("intent") === "code"}
      carried={{ sentTo: code.phone }}
      onSubmit={(form) => void submit(form, { method: "post", action })}
    />
  );
}

/** A further code has a window of its own; the one that has been opened while its code was being sent stays. */
function useRound(resendAt: number | undefined): number {
  const [shown, setShown] = useState({ resendAt, round: 0 });
  if (shown.resendAt !== resendAt) {
    const round = shown.resendAt === undefined ? shown.round : shown.round + 1;
    setShown({ resendAt, round });
  }
  return shown.round;
}
