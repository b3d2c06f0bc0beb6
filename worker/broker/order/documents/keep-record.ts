import { describeError } from "#shared/describe-error.ts";
import { log } from "../../log.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import { boughtAnswer, printedNow } from "../papers.ts";
import type { OrderRecord } from "../process/order-record.ts";
import { policyOf } from "../policy-row.ts";
import type { OrderServices } from "../services.ts";
import type { Printed } from "./sale-record.ts";
import { agreedSeal, recordSeal } from "./sale-record.ts";
import { answersOf } from "../../quote/owned-quote.ts";

/**
 * What is kept with the policy of an order, sealed: the documents as they were agreed to, and what the policy says; null for an
 * order of before they were kept.
 */
export async function sealedRecord(
  order: OrderRecord,
  agreedSealed: string | undefined,
  quote: Quote | undefined,
  services: OrderServices,
): Promise<string | null> {
  if (agreedSealed === undefined) return null;
  const agreed = await opened(order, agreedSealed, services);
  if (agreed === undefined) return null;
  const printed = quote === undefined ? undefined : await printedOf(order, quote, services);
  return recordSeal.seal(services.vault, {
    agreed,
    ...(printed === undefined ? {} : { printed }),
  });
}

/** What cannot be opened any more keeps nobody from their policy; that it is lost is told. */
const opened = ({ orderId }: OrderRecord, sealed: string, { vault }: OrderServices) =>
  agreedSeal.open(vault, sealed).catch((error: unknown) => {
    log("error", "agreement-lost", { orderId, ...describeError(error) });
    return undefined;
  });

/** The policy is issued by now: that it cannot be printed holds nothing up. */
async function printedOf(
  order: OrderRecord,
  quote: Quote,
  services: OrderServices,
): Promise<Printed | undefined> {
  const { quoteId, orderId } = order;
  try {
    const answers = await answersOf(quoteId, services);
    const policy = policyOf(order, quote, services);
    const answer = boughtAnswer(answers, policy);
    return answer && printedNow({ quote, policy, answer }, services);
  } catch (error) {
    log("error", "policy-not-recorded", { orderId, ...describeError(error) });
    return undefined;
  }
}
