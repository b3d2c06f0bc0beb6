import { err, ok } from "#shared/result.ts";
import type { Notifier } from "./notification.ts";

export interface HttpEmailOptions {
  readonly url: string;
  readonly token: string;
  /** Sender address. */
  readonly from: string;
  readonly fetch: typeof fetch;
}

const timeoutMs = 10_000;

/**
 * E-mail through an HTTP service: `POST url` with a bearer token and `{ from, to, subject, text }`; any 2xx is sent, any
 * other 4xx but 429 refused. A repeated `Idempotency-Key` is the service's to drop.
 */
export function createHttpEmailNotifier(options: HttpEmailOptions): Notifier {
  return {
    async send({ to, subject, text, dedupeKey }) {
      const headers = {
        Authorization: `Bearer ${options.token}`,
        "Content-Type": "application/json",
        ...(dedupeKey === undefined ? {} : { "Idempotency-Key": dedupeKey }),
      };
      try {
        const { status, ok: isSent } = await options.fetch(options.url, {
          method: "POST",
          headers,
          body: JSON.stringify({ from: options.from, to, subject, text }),
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (isSent) return ok(undefined);
        return err(status >= 400 && status < 500 && status !== 429 ? "refused" : "unavailable");
      } catch {
        return err("unavailable");
      }
    },
  };
}
