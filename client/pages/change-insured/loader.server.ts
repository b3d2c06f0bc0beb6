import { data, redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, isAccessIntent } from "#client/quote/sharing/access.server.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import type { Answer } from "#shared/calls/call.ts";
import { changeIds } from "#shared/calls/policy/change-fields.ts";
import { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import { getChange } from "#shared/calls/policy/get-change.ts";
import { prepareChange } from "#shared/calls/policy/prepare-change.ts";
import { statusCodes } from "#shared/codes.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { typedText } from "#shared/forms/parse-form.ts";
import { postedMaskedPhone } from "#shared/forms/posted-masked-phone.ts";
import { productName } from "#shared/products/catalogue.ts";
import { href, shortLinkHref } from "#shared/routes.ts";
import { changeInsuredCopy as copy } from "./copy.ts";
import {
  againQuery,
  anotherCardQuery,
  changeField,
  differenceField,
  insuredIntents,
} from "./intents.ts";
import type { InsuredOutcome } from "./outcome.ts";
import { actOnPayment } from "./pay.server.ts";

/** What of a policy may be changed, or how its newest change stands, for its owner; others prove the phone it was bought with. */
export async function loadChangeInsured({ page, params, url }: LoaderInput) {
  const link = params["quote"] ?? "";
  const answer = await page.api.call(getChange, { quoteId: await quoteIdOf(page, link) });
  const head = {
    title: `${copy.title} | ${page.site.name}`,
    description: copy.description,
    isPrivate: true,
  };
  if (answer.statusCode === statusCodes.forbidden) return { head, kind: "access" as const };
  if (answer.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (answer.data === null) throw unavailable();
  const found = answer.data;
  const { change } = found;
  const isOver = change?.state === "done" || change?.state === "refused";
  const base = { head, link, name: productName(found.productId), found };
  const isShown = change !== undefined && !(isOver && url.searchParams.has(againQuery));
  return isShown
    ? {
        ...base,
        kind: "standing" as const,
        change,
        now: page.now(),
        // Somebody who has come back from the bank may take another card.
        asksCard:
          change.state === "unpaid" ||
          (change.state === "paying" && url.searchParams.has(anotherCardQuery)),
      }
    : { ...base, kind: "asking" as const };
}

export type ChangeInsuredData = Awaited<ReturnType<typeof loadChangeInsured>>;
export type Asking = Extract<ChangeInsuredData, { kind: "asking" }>;
export type Standing = Extract<ChangeInsuredData, { kind: "standing" }>;

/** Messages of a refused call at the fields they are about; at the form, where they are about none of its own. */
function faultsOf({ errors, message }: Answer<unknown>): Readonly<Record<string, string>> {
  const told = Object.entries(errors).map(([name, [text = message] = []]) => [
    name === "Change" ? "form" : name,
    text,
  ]);
  return told.length === 0 ? { form: message } : Object.fromEntries(told);
}

/** What the page has shown; nothing that could be one where the form was tampered with. */
function shownDifference(form: FormData): number {
  const kurus = Number(form.get(differenceField) ?? Number.NaN);
  return Number.isSafeInteger(kurus) ? kurus : 0;
}

export async function actOnChangeInsured({ page, params, url, request }: LoaderInput) {
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const form = await request.formData();
  if (isAccessIntent(form)) return actOnAccess(page, quoteId, url.pathname, form);
  const typed = typedText(form);
  const refuse = (
    errors: InsuredOutcome["errors"],
    told: Omit<InsuredOutcome, "errors" | "values"> = {},
  ) => data<InsuredOutcome>({ errors, values: typed, ...told }, { status: 422 });
  const intent = form.get("intent");
  if (intent === insuredIntents.pay || intent === insuredIntents.withdraw) {
    return actOnPayment({ page, quoteId, link, form });
  }
  const change = changeIds.find((id) => id === form.get(changeField));
  if (change === undefined) return refuse({ form: copy.none });
  const texts = Object.entries(typed).map(([name, text]) => ({ name, text }));
  const known = new Set(["intent", changeField, differenceField, "smsCode", "maskedPhone"]);
  const values = texts.filter(({ name }) => !known.has(name)).slice(0, 20);
  const wanted = { quoteId, change, values };
  const price = await page.api.call(getChange, wanted);
  if (price.data === null) return refuse(faultsOf(price));
  const { priced } = price.data;
  if (intent === insuredIntents.price) {
    return data<InsuredOutcome>({ errors: {}, values: typed, priced });
  }
  if (intent === insuredIntents.code) {
    const sent = await page.api.call(prepareChange, wanted);
    if (sent.data === null) return refuse(faultsOf(sent), { priced });
    const { maskedPhone } = sent.data;
    return data<InsuredOutcome>({ errors: {}, values: typed, priced, maskedPhone });
  }
  const code = String(form.get("smsCode") ?? "").trim();
  const maskedPhone = postedMaskedPhone(form);
  if (code === "") {
    return refuse({ smsCode: validationCopy.smsCodeRequired }, { priced, maskedPhone });
  }
  const path = href("changeInsured", { quote: link });
  const answer = await page.api.call(confirmChange, {
    ...wanted,
    differenceKurus: shownDifference(form),
    code,
    pageUrl: page.site.publicUrl + path,
    shortUrl:
      page.site.publicUrl + shortLinkHref(await page.links.shorten("changeInsured", quoteId)),
  });
  if (answer.success) return redirect(path);
  const message = Object.values(answer.errors)[0]?.[0] ?? answer.message;
  const told = { priced, maskedPhone };
  return "Change" in answer.errors
    ? refuse({ form: message }, told)
    : refuse({ smsCode: message }, { ...told, codeFailure: message });
}
