import { data, redirect } from "react-router";
import * as v from "valibot";
import type { LoaderInput } from "#client/loader-input.ts";
import { confirmPolicyAccess } from "#shared/calls/policy/confirm-policy-access.ts";
import { requestPolicyAccess } from "#shared/calls/policy/request-policy-access.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import { href } from "#shared/routes.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { PolicyNumberSchema } from "#shared/schemas/policy-number.ts";
import { findPolicyCopy } from "./copy.ts";
import { findIntents } from "./intents.ts";

export function loadFindPolicy({ page }: LoaderInput) {
  return {
    head: {
      title: `${findPolicyCopy.title} | ${page.site.name}`,
      description: findPolicyCopy.description,
      keywords: findPolicyCopy.keywords,
    },
    isMember: page.member.isSignedIn,
  };
}

export type FindPolicyData = ReturnType<typeof loadFindPolicy>;

const SoughtSchema = v.object({ policyNumber: PolicyNumberSchema, phone: PhoneSchema });

/** What became of a post, with what was typed. */
export interface FindPolicyOutcome {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly isSent: boolean;
  /** Seconds until another message can go, where the last one has been sent before. */
  readonly waitSeconds?: number;
  readonly codeFailure?: string;
}

/** Sends a code to the phone, or opens the policy by it: to whoever owns it, where it can be left. */
export async function actOnFindPolicy({ page, request }: LoaderInput) {
  const form = await request.formData();
  const values = typedText(form);
  const isConfirmed = form.get("intent") === findIntents.confirm;
  const refuse = (errors: FindPolicyOutcome["errors"], codeFailure?: string) =>
    data<FindPolicyOutcome>(
      {
        errors,
        values,
        isSent: isConfirmed,
        ...(codeFailure === undefined ? {} : { codeFailure }),
      },
      { status: 422 },
    );
  const read = parseForm(SoughtSchema, form);
  if (!read.ok) return data<FindPolicyOutcome>({ ...read.reason, isSent: false }, { status: 422 });
  if (!isConfirmed) {
    const answer = await page.api.call(requestPolicyAccess, read.value);
    if (answer.data === null) return refuse({ form: answer.message });
    const { resendAfterSeconds: waitSeconds, isSent = true } = answer.data;
    return data<FindPolicyOutcome>({
      errors: {},
      values,
      isSent: true,
      ...(isSent ? {} : { waitSeconds }),
    });
  }
  const code = String(form.get("smsCode") ?? "").trim();
  if (code === "") return refuse({ smsCode: validationCopy.smsCodeRequired });
  const answer = await page.api.call(confirmPolicyAccess, { ...read.value, code });
  if (answer.data === null) return refuse({ smsCode: answer.message }, answer.message);
  return redirect(href("leave", { quote: await page.links.sign(answer.data.quoteId) }));
}
