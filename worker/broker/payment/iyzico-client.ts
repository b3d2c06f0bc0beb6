import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { hmacSha256Hex, isSameText } from "../crypto/hmac.ts";
import { signedPrice } from "./iyzico-fields.ts";
import type { DeclineReason, PaymentFailure } from "./payment.ts";

export interface IyzicoClientOptions {
  /** "https://api.iyzipay.com" or the sandbox's address. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly randomUuid: () => string;
  readonly fetch: typeof fetch;
  /** How long an answer is waited for; 20 seconds unless told. */
  readonly timeoutMs?: number;
}

const longestMs = 20_000;

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
/** iyzico's own guard refuses a payment by these codes, without a group: its rules and its black list. */
const guardCodes = new Set(["6000", "6001"]);
/** Its own faults and ours, which say nothing of the card: system error, and credentials it does not accept. */
const faultCodes = new Set(["1", "2", "1000", "1001"]);

const unavailable = { kind: "unavailable" } as const satisfies PaymentFailure;

function failureOf(body: unknown): PaymentFailure {
  const failure = v.safeParse(FailureSchema, body);
  if (!failure.success) return unavailable;
  const { errorCode, errorGroup } = failure.output;
  if (faultCodes.has(errorCode)) return unavailable;
  const reason = guardCodes.has(errorCode) ? "fraud-suspected" : reasons[errorGroup];
  return { kind: "declined", reason: reason ?? "refused" };
}

/** Signed values of an answer in their order; what it leaves out is signed as nothing. */
function signedText(answer: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  return names
    .map((name) => String(answer[name] ?? ""))
    .map((value, index) => (/price$/i.test(names[index]!) ? signedPrice(value) : value))
    .join(":");
}

/**
 * Calls of iyzico's API. Authentication is IYZWSv2: HMAC-SHA-256 of random key, path without its query and the very text of the
 * body, so the body is made once and both signed and sent (iyzipay SDK 2.0.69, June 2026).
 */
export function createIyzicoClient({ timeoutMs = longestMs, ...options }: IyzicoClientOptions) {
  const secret = new TextEncoder().encode(options.secretKey);
  const hmac = (text: string) => hmacSha256Hex(secret, text);

  async function headersOf(path: string, body: string): Promise<Record<string, string>> {
    const random = options.randomUuid();
    const signature = await hmac(`${random}${path}${body}`);
    const fields = `apiKey:${options.apiKey}&randomKey:${random}&signature:${signature}`;
    return {
      Authorization: `IYZWSv2 ${btoa(fields)}`,
      "x-iyzi-rnd": random,
      "Content-Type": "application/json",
      Accept: "application/json",
    };
  }

  async function ask<T>(
    path: string,
    sent: { readonly body?: string; readonly query?: string },
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T, PaymentFailure>> {
    const { body, query = "" } = sent;
    try {
      const response = await options.fetch(`${options.baseUrl}${path}${query}`, {
        method: body === undefined ? "GET" : "POST",
        headers: await headersOf(path, body ?? ""),
        ...(body === undefined ? {} : { body }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = await response.json();
      // A gateway that fails says nothing of the payment, whatever it writes.
      if (response.status >= 500) return err(unavailable);
      const read = v.safeParse(schema, answer);
      return read.success ? ok(read.output) : err(failureOf(answer));
    } catch {
      return err(unavailable);
    }
  }

  return {
    /** A success of the given shape; a refusal by its group; anything else is `unavailable`. */
    post: <T>(path: string, input: object, schema: v.GenericSchema<unknown, T>) =>
      ask(path, { body: JSON.stringify(input) }, schema),
    get: <T>(
      path: string,
      query: Readonly<Record<string, string>>,
      schema: v.GenericSchema<unknown, T>,
    ) => ask(path, { query: `?${new URLSearchParams(query)}` }, schema),
    /** Whether iyzico signed an answer: HMAC-SHA-256 of the named values joined by colons. */
    async isSigned(
      answer: Readonly<Record<string, unknown>> & { readonly signature: string },
      names: readonly string[],
    ): Promise<boolean> {
      return isSameText(await hmac(signedText(answer, names)), answer.signature);
    },
  };
}

export type IyzicoClient = ReturnType<typeof createIyzicoClient>;
