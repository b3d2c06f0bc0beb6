import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import type { FlowContext } from "#client/quote/steps/flow-context.server.ts";
import { loadQuoteFlow } from "#client/quote/steps/load-quote.server.ts";
import { submitStep } from "#client/quote/steps/submit-step.server.ts";
import { isSalesStopped } from "#client/sales.server.ts";
import { stepQuery } from "#client/quote/steps/step-address.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { href, quoteHref, quotedProduct } from "#shared/routes.ts";

/** The line that is quoted, and its own address. */
function flowOf({ page, route, url, request }: LoaderInput): FlowContext {
  const product = quotedProduct(route, url.searchParams);
  const line = product === undefined ? undefined : lineOf(product);
  if (product === undefined || line === undefined) throw redirect(href("notFound"));
  return {
    page,
    line,
    path: quoteHref(product),
    asked: url.searchParams.get(stepQuery) ?? undefined,
    isDataRequest: request.headers.has(dataRequestHeader),
  };
}

export const loadQuote = async (input: LoaderInput) => loadQuoteFlow(flowOf(input));

export async function submitQuoteStep(input: LoaderInput) {
  const flow = flowOf(input);
  if (await isSalesStopped(input.page)) throw redirect(flow.path);
  const form = await input.request.formData();
  return submitStep(flow, form);
}
