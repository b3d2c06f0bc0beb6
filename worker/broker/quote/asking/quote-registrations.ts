import { flowCodes } from "#shared/codes.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds, quoteCalls } from "#shared/lines/registry.ts";
import type { AnyCall } from "#shared/calls/call.ts";
import type { Registration } from "../../api/handler.ts";
import { registerAny } from "../../api/handler.ts";
import { answerCreateQuote } from "./create-quote.ts";
import type { QuoteServices } from "../services.ts";

const calls: Readonly<Record<string, AnyCall>> = quoteCalls;

/** The quote call of every line. */
export const quoteRegistrations = Object.fromEntries(
  lineIds.map((id) => [
    `${id}Quote`,
    registerAny(calls[`${id}Quote`]!, answerCreateQuote(id), flowCodes.success),
  ]),
) as Readonly<Record<`${LineId}Quote`, Registration<QuoteServices>>>;
