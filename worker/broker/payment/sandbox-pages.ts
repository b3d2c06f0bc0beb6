import * as v from "valibot";
import { isSameText } from "../crypto/hmac.ts";
import type { BankPayment, BankRepository } from "./bank-repository.ts";
import { bankCopy } from "./copy.ts";
import type { PaymentPages } from "./payment.ts";
import { returnPage } from "./return-page.ts";
import { signReturn } from "./return-signature.ts";
import { endOf, resultOf } from "./sandbox-session.ts";
import { securePage } from "./secure-page.ts";

const maxTries = 3;

const AnswerSchema = v.object({
  action: v.picklist(["approve", "cancel"]),
  code: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\s/g, "")),
      v.maxLength(20),
    ),
    "",
  ),
});

export interface SandboxPagesDeps {
  readonly bank: BankRepository;
  /** Signs what its page tells the merchant. */
  readonly key: Uint8Array<ArrayBuffer>;
  readonly merchant: string;
  readonly now: () => number;
}

/**
 * The practice bank's pages. A session ends once: with the right code, with "İptal", with the third wrong code or by
 * expiry; from then on its page only sends the browser back with the signed result.
 */
export function createSandboxPages(deps: SandboxPagesDeps): PaymentPages {
  const { bank, key, merchant, now } = deps;

  async function show(paymentId: string, error?: string): Promise<Response | undefined> {
    const payment = await bank.find(paymentId);
    if (payment === undefined) return undefined;
    if (payment.state === "waiting" && payment.expiresAt > now()) {
      return securePage(payment, merchant, error);
    }
    return returnPage(payment.returnUrl, await signReturn(key, resultOf(payment)));
  }

  /** Yields the message to show when the session goes on. */
  async function answer(payment: BankPayment, form: unknown): Promise<string | undefined> {
    const { paymentId } = payment;
    const read = v.safeParse(AnswerSchema, form);
    if (read.success && read.output.action === "cancel") {
      await bank.settle(paymentId, { state: "failed", failure: "cancelled" }, now());
      return undefined;
    }
    if (read.success && isSameText(read.output.code, payment.code)) {
      await bank.settle(paymentId, endOf(payment), now());
      return undefined;
    }
    const left = maxTries - (await bank.countTry(paymentId));
    if (left > 0) return bankCopy.wrongCode(left);
    await bank.settle(paymentId, { state: "failed", failure: "wrong-code" }, now());
    return undefined;
  }

  return {
    async secure(request, paymentId) {
      const payment = await bank.find(paymentId);
      if (payment?.state !== "waiting" || request.method !== "POST") return show(paymentId);
      const form = await request.formData().catch(() => new FormData());
      const fields = Object.fromEntries(
        ["action", "code"].map((name) => [name, form.get(name) ?? undefined]),
      );
      return show(paymentId, await answer(payment, fields));
    },
    landing: async () => undefined,
  };
}
