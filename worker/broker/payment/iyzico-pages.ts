import * as v from "valibot";
import { log } from "../log.ts";
import type { IyzicoClient } from "./iyzico-client.ts";
import type { IyzicoRepository } from "./iyzico-repository.ts";
import { CallbackSchema, signedFields } from "./iyzico-fields.ts";
import type { PaymentPages } from "./payment.ts";
import { returnPage } from "./return-page.ts";
import { returnFields, signReturn } from "./return-signature.ts";

/**
 * The bank's own page posts itself away with an inline script, to an address that is the bank's affair. It may do so as
 * nobody of this site: in a sandbox of an origin of its own, without our cookies and storage.
 */
const foreignPagePolicy = [
  "sandbox allow-forms allow-scripts",
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "form-action https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

interface IyzicoPagesDeps {
  readonly payments: IyzicoRepository;
  /** Signs what we tell ourselves through the customer's browser. */
  readonly key: Uint8Array<ArrayBuffer>;
}

/** Shows the page iyzico gave us to the buyer of the order and nobody else, and takes the bank's result back. */
export function createIyzicoPages(
  { payments, key }: IyzicoPagesDeps,
  client: IyzicoClient,
): PaymentPages {
  return {
    async secure(_request, orderId, isBuyer) {
      const payment = await payments.findByOrder(orderId);
      if (payment === undefined || !(await isBuyer(orderId))) return undefined;
      return new Response(payment.page, {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": foreignPagePolicy,
          "Cache-Control": "no-store",
        },
      });
    },
    async landing(request, orderId) {
      const payment = await payments.findByOrder(orderId);
      const form = await request.formData().catch(() => new FormData());
      const read = v.safeParse(CallbackSchema, Object.fromEntries(form));
      if (payment === undefined || !read.success) return undefined;
      const { status, paymentId, conversationId, conversationData, mdStatus } = read.output;
      const isGenuine = await client.isSigned(read.output, signedFields.returned);
      if (!isGenuine || conversationId !== orderId || paymentId !== payment.paymentId) {
        log("warn", "payment-answer-refused", { orderId, step: "return" });
        return undefined;
      }
      // What came first counts, however often the bank's page is posted.
      const isVerified = payment.verified ?? (status === "success" && mdStatus === "1");
      if (payment.verified === null)
        await payments.keepReturn(paymentId, conversationData, isVerified);
      const reason = isVerified ? undefined : "not-authenticated";
      const result = returnFields(orderId, paymentId, isVerified ? "1" : mdStatus, reason);
      return returnPage(payment.returnUrl, await signReturn(key, result));
    },
  };
}
