import { describeError } from "#shared/describe-error.ts";
import { err } from "#shared/result.ts";
import { buyerOf } from "../../domain/policyholder.ts";
import { log } from "../../log.ts";
import type { StartOrder } from "./order-messages.ts";
import type { OrderServices } from "../services.ts";

/** Opens the bank's 3-D Secure session of an attempt, with the payer's data from the quote. Never rejects. */
export const openSession = (orderId: string, input: StartOrder, services: OrderServices) =>
  askBank(orderId, input, services).catch((error: unknown) => {
    log("error", "bank-session-failed", { orderId, ...describeError(error) });
    return err({ kind: "unavailable" } as const);
  });

async function askBank(
  orderId: string,
  input: StartOrder,
  services: OrderServices,
): ReturnType<OrderServices["payment"]["authorise"]> {
  const quote = await services.store.quotes.open(input.quoteId);
  if (quote === undefined) return err({ kind: "declined", reason: "refused" });
  const { content, phone } = quote;
  const { name, surname, nationalNumber } = buyerOf(content);
  return services.payment.authorise({
    orderId,
    description: quote.productId,
    amountKurus: input.totalKurus,
    instalmentCount: input.instalmentCount,
    card: input.card,
    payer: {
      name,
      surname,
      nationalNumber,
      phone,
      email: input.email,
      city: content.cityName,
      address: `${content.county} / ${content.cityName}`,
      ip: input.ip,
    },
    returnUrl: input.returnUrl,
  });
}
