import { data, redirect } from "react-router";
import * as v from "valibot";
import { refusalStatus } from "#client/refusal-status.server.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { statusCodes } from "#shared/codes.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { policyFields } from "#shared/fields/policy.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { href } from "#shared/routes.ts";
import { askForCode } from "../sharing/access.server.ts";
import { readDraft, writeDraft } from "../steps/draft.server.ts";
import { offersCopy } from "../offers/offers-copy.ts";
import { quoteIdOf } from "../unknown-quote.server.ts";
import { termsProduct } from "./terms-intent.ts";

const maxValueLength = 200;

export interface TermsOutcome {
  readonly intent: "terms";
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
  /** What was chosen, so that nothing of it is lost. */
  readonly values: Readonly<Record<string, string>>;
}

const { policyStart: startField } = policyFields;
const { wire: startName } = startField;

type Typed = readonly (readonly [name: string, value: string])[];

/** What was typed as the call has it: amounts in kuruş. Errors are by wire name. */
function readTerms(typed: Typed, productId: string, now: number) {
  const fields = Object.values(lineOf(productId)?.coverageTerms ?? {});
  const errors: Record<string, string> = {};
  const start = typed.find(([name]) => name === startName)?.[1];
  const day = start === undefined ? undefined : v.safeParse(startField.schema(now), start);
  if (day?.success === false) errors[startName] = day.issues[0].message;
  const said = typed.filter(([name]) => name !== startName);
  const terms = said.map(([name, value]) => {
    const field = fields.find(({ wire }) => wire === name);
    if (field?.kind !== "amount" || value.trim() === "") return { name, value };
    const judged = v.safeParse(field.schema(now), value);
    if (!judged.success) errors[name] = judged.issues[0].message;
    return { name, value: String(judged.output) };
  });
  return { terms, policyStart: day?.success === true ? day.output : undefined, errors };
}

function refuse(
  chosen: Typed,
  errors: TermsOutcome["errors"],
  message: string | undefined,
  status: number = statusCodes.unprocessable,
) {
  const values = Object.fromEntries(chosen);
  const outcome: TermsOutcome = { intent: "terms", errors, message, values };
  return data(outcome, { status });
}

/** Whoever goes back to the form from the new offers finds there what was chosen over the old ones. */
async function keepInDraft(page: PageRequest, form: FormData, chosen: Typed): Promise<void> {
  const line = lineOf(String(form.get(termsProduct) ?? ""));
  if (line === undefined || page.session.state.drafts[line.product.id] === undefined) return;
  const draft = await readDraft(page, line);
  if (draft === undefined) return;
  const asked = Object.entries({ ...line.coverageTerms, policyStart: startField });
  const terms = asked.flatMap(([name, { wire }]) => {
    const value = chosen.find(([wireName]) => wireName === wire)?.[1];
    return value === undefined ? [] : [[name, value] as const];
  });
  await writeDraft(page, line, {
    ...draft,
    values: { ...draft.values, ...Object.fromEntries(terms) },
  });
}

/** Asks the insurers again with what was chosen, and leads to their answers. */
export async function askWithTerms(page: PageRequest, link: string | undefined, form: FormData) {
  const quoteId = await quoteIdOf(page, link);
  const chosen = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && name !== "intent" && name !== termsProduct
      ? [[name, value.slice(0, maxValueLength)]]
      : [],
  );
  const read = readTerms(chosen, String(form.get(termsProduct) ?? ""), page.now());
  if (Object.keys(read.errors).length > 0) {
    return refuse(chosen, read.errors, undefined);
  }
  const answer = await page.api.call(changeTerms, {
    quoteId,
    policyStart: read.policyStart,
    terms: read.terms,
  });
  if (answer.data?.quoteId === quoteId) return refuse(chosen, {}, offersCopy.termsSame);
  if (answer.data !== null) {
    await keepInDraft(page, form, chosen);
    return redirect(href("offers", { quote: await page.links.sign(answer.data.quoteId) }));
  }
  const errors = Object.fromEntries(
    Object.entries(answer.errors).flatMap(([name, [message]]) =>
      message === undefined ? [] : [[name, message]],
    ),
  );
  const { message, statusCode } = answer;
  if (statusCode === statusCodes.forbidden) return askForCode(message);
  return refuse(chosen, errors, message, refusalStatus(answer));
}
