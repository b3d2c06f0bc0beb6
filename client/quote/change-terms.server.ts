import { data, redirect } from "react-router";
import { changeTerms } from "#shared/calls/change-terms.ts";
import { statusCodes } from "#shared/codes.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { href } from "#shared/routes.ts";
import { quoteIdOf } from "./load-offers.server.ts";

const maxValueLength = 200;

export interface TermsOutcome {
  readonly intent: "terms";
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
  /** What was chosen, so that nothing of it is lost. */
  readonly values: Readonly<Record<string, string>>;
}

/** Asks the insurers again with what was chosen, and leads to their answers. */
export async function askWithTerms(page: PageRequest, link: string | undefined, form: FormData) {
  const quoteId = await quoteIdOf(page, link);
  const chosen = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && name !== "intent" ? [[name, value.slice(0, maxValueLength)]] : [],
  );
  const terms = chosen.map(([name, value]) => ({ name, value }));
  const answer = await page.api.call(changeTerms, { quoteId, terms });
  if (answer.data !== null) {
    return redirect(href("offers", { quote: await page.links.sign(answer.data.quoteId) }));
  }
  const errors = Object.fromEntries(
    Object.entries(answer.errors).flatMap(([name, [message]]) =>
      message === undefined ? [] : [[name, message]],
    ),
  );
  const { message, statusCode } = answer;
  const outcome: TermsOutcome = {
    intent: "terms",
    errors,
    message,
    values: Object.fromEntries(chosen),
  };
  const status = statusCode === statusCodes.tooManyRequests ? statusCode : 422;
  return data(outcome, { status });
}
