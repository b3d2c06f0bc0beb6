import { data, redirect } from "react-router";
import { namePolicyholder } from "#shared/calls/order/name-policyholder.ts";
import { statusCodes } from "#shared/codes.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import { policyholderForm } from "#shared/forms/policyholder.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { askForCode } from "../sharing/access.server.ts";
import type { PolicyholderOutcome } from "./policyholder-intent.ts";
import { noPolicyholderIntent, policyholderIntent } from "./policyholder-intent.ts";

/** Whether a post is about who buys. */
export const isPolicyholderIntent = (form: FormData): boolean =>
  [policyholderIntent, noPolicyholderIntent].includes(String(form.get("intent")));

const refuse = (policyholder: PolicyholderOutcome["policyholder"]) =>
  data<PolicyholderOutcome>({ policyholder }, { status: 422 });

/** Names who buys, or that it is the insured; the page is then read anew, with its documents. */
export async function actOnPolicyholder(
  page: PageRequest,
  quoteId: string,
  pathname: string,
  form: FormData,
) {
  const isNamed = form.get("intent") === policyholderIntent;
  const parsed = isNamed ? parseForm(policyholderForm(page.now()), form) : undefined;
  if (parsed?.ok === false) return refuse(parsed.reason);
  const answer = await page.api.call(namePolicyholder, { quoteId, policyholder: parsed?.value });
  if (answer.success) return redirect(pathname);
  if (answer.statusCode === statusCodes.forbidden) return askForCode(answer.message);
  const errors = Object.entries(answer.errors).flatMap(([wireName, [message]]) =>
    message === undefined
      ? []
      : [[wireName.charAt(0).toLowerCase() + wireName.slice(1), message] as const],
  );
  return errors.length === 0
    ? refuse({ message: answer.message, values: typedText(form) })
    : refuse({ errors: Object.fromEntries(errors), values: typedText(form) });
}
