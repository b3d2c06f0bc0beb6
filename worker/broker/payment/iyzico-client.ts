import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { hmacSha256Hex, isSameText } from "../crypto/hmac.ts";
import type { DeclineReason, PaymentFailure } from "./payment.ts";

export interface IyzicoClientOptions {
  /** "https://api.iyzipay.com" or the sandbox's address. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly randomUuid: () => string;
  readonly fetch: typeof fetch;
}

const timeoutMs = 20_000;

const FailureSchema = v.object({
  status: v.literal("failure"),
  errorCode: v.optional(v.string(), ""),
  errorGroup: v.optional(v.string(), ""),
});

/** iyzico's error groups that have a sentence of their own. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  NOT_SUFFICIENT_FUNDS: "insufficient-funds",
  DO_NOT_HONOUR: "do-not-honour",
  EXPIRED_CARD: "expired-card",
  INVALID_CVC2: "wrong-cvc",
  INVALID_CVC2_LENGTH: "wrong-cvc",
  LOST_CARD: "lost-or-stolen",
  STOLEN_CARD: "lost-or-stolen",
  PICKUP_CARD: "lost-or-stolen",
  FRAUD_SUSPECT: "fraud-suspected",
};

const unavailable: PaymentFailure = { kind: "unavailable" };

export type IyzicoFailure = PaymentFailure & { readonly code?: string };

function failureOf(body: unknown): IyzicoFailure {
  const failure = v.safeParse(FailureSchema, body);
  if (!failure.success) return unavailable;
  const { errorCode, errorGroup } = failure.output;
  return { kind: "declined", reason: reasons[errorGroup] ?? "refused", code: errorCode };
}

/**
 * Calls of iyzico's API. Authentication is IYZWSv2: HMAC-SHA-256 of random key, path and the very text of the body, so
 * the body is made once and both signed and sent (iyzipay SDK 2.0.69, June 2026).
 */
export function createIyzicoClient(options: IyzicoClientOptions) {
  const secret = new TextEncoder().encode(options.secretKey);
  const hmac = (text: string) => hmacSha256Hex(secret, text);

  async function authorization(path: string, random: string, body: string): Promise<string> {
    const signature = await hmac(`${random}${path}${body}`);
    const fields = `apiKey:${options.apiKey}&randomKey:${random}&signature:${signature}`;
    return `IYZWSv2 ${btoa(fields)}`;
  }

  return {
    /** A success of the given shape; a refusal by its group; anything else is `unavailable`. */
    async post<T>(
      path: string,
      input: object,
      schema: v.GenericSchema<unknown, T>,
    ): Promise<Result<T, IyzicoFailure>> {
      const body = JSON.stringify(input);
      const random = options.randomUuid();
      try {
        const response = await options.fetch(`${options.baseUrl}${path}`, {
          method: "POST",
          headers: {
            Authorization: await authorization(path, random, body),
            "x-iyzi-rnd": random,
            "Content-Type": "application/json",
            Accept: "application/json",
          },
          body,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        const answer: unknown = await response.json();
        const read = v.safeParse(schema, answer);
        return read.success ? ok(read.output) : err(failureOf(answer));
      } catch {
        return err(unavailable);
      }
    },
    /** Whether iyzico signed these values: HMAC-SHA-256 of them joined by colons. */
    async isSigned(values: readonly string[], signature: string): Promise<boolean> {
      return isSameText(await hmac(values.join(":")), signature);
    },
  };
}

export type IyzicoClient = ReturnType<typeof createIyzicoClient>;
