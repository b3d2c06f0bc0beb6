import { redirect } from "react-router";
import type { LoaderInput } from "#client/loaders.server.ts";
import { loadQuoteFlow } from "#client/quote/load-quote.server.ts";
import { submitStep } from "#client/quote/submit-step.server.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { href } from "#shared/routes.ts";

function lineOfRoute({ route }: LoaderInput): AnyLine {
  const line = route.product === undefined ? undefined : lineOf(route.product);
  if (line === undefined) throw redirect(href("notFound"));
  return line;
}

export const loadQuote = async (input: LoaderInput) =>
  loadQuoteFlow(input.page, lineOfRoute(input));

export async function submitQuoteStep(input: LoaderInput) {
  const line = lineOfRoute(input);
  const form = await input.request.formData();
  return submitStep({ page: input.page, path: input.url.pathname, line }, form);
}
