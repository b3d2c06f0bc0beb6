import { requestCode } from "#shared/calls/verification/request-code.ts";
import type { QueryType } from "#shared/calls/verification.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { uiCopy } from "#client/copy/ui.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";

const millisecondsPerSecond = 1000;

/** A code under way, as its window shows it: where it went, and when another may be asked for, by the server's clock. */
export interface SentCode {
  readonly phone: string;
  readonly resendAt: number;
  readonly now: number;
}

/** What a code that belongs to no quote is asked and confirmed with; consents are given elsewhere. */
export const verificationFor = <const Type extends QueryType>(queryType: Type) => ({
  queryType,
  openDataAgreement: false,
  privacyPolicy: false,
  advertisementAgreement: false,
});

/** A code whose countdown has so many seconds to run. */
export const codeWithin = (
  { now }: PageRequest,
  phone: string,
  resendAfterSeconds: number,
): SentCode => codeUntil({ now }, phone, now() + resendAfterSeconds * millisecondsPerSecond);

/** A code whose countdown runs until a time that is known already. */
export const codeUntil = (
  { now }: Pick<PageRequest, "now">,
  phone: string,
  resendAt: number,
): SentCode => ({ phone: formatPhoneWithZero(phone), resendAt, now: now() });

export interface UnsentCode {
  /** What to tell. */
  readonly message: string;
  /** When one may be asked for again, if that is all there is to it; epoch ms. */
  readonly resendAt: number | undefined;
}

/** What a refused request for a code comes to. */
export const unsentCode = (
  { now }: PageRequest,
  { message, retryAfterSeconds }: { readonly message: string; readonly retryAfterSeconds?: number },
): UnsentCode => ({
  message: message || uiCopy.toastTitles.error,
  resendAt:
    retryAfterSeconds === undefined ? undefined : now() + retryAfterSeconds * millisecondsPerSecond,
});

/** Sends a code to a phone. */
export async function sendCodeTo(
  page: PageRequest,
  phone: string,
  verification: ReturnType<typeof verificationFor>,
): Promise<Result<SentCode, UnsentCode>> {
  const answer = await page.api.call(requestCode, { phone, ...verification });
  if (answer.data === null) return err(unsentCode(page, answer));
  return ok(codeWithin(page, phone, answer.data.resendAfterSeconds));
}
