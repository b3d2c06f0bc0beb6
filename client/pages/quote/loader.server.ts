import { redirect } from "react-router";
import type { LoaderInput } from "#client/loaders.server.ts";
import { loadQuoteFlow } from "#client/quote/load-quote.server.ts";
import { submitStep } from "#client/quote/submit-step.server.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { products } from "#shared/lines/catalogue.ts";
import { href } from "#shared/routes.ts";

function flowOf({ route }: LoaderInput): { line: ProductLine; flow: QuoteFlow } | undefined {
  const line: ProductLine | undefined = route.product && products[route.product];
  return line?.flow === undefined ? undefined : { line, flow: line.flow };
}

export async function loadQuote(input: LoaderInput) {
  const found = flowOf(input);
  if (found === undefined) throw redirect(href("notFound"));
  return loadQuoteFlow(input.page, found.line, found.flow);
}

export async function submitQuoteStep(input: LoaderInput) {
  const found = flowOf(input);
  if (found === undefined) throw redirect(href("notFound"));
  const form = await input.request.formData();
  return submitStep({ page: input.page, path: input.url.pathname, ...found }, form);
}
