import { encodeBase64 } from "#shared/crypto/base64.ts";
import { err, ok } from "#shared/result.ts";
import type { Attachment, Notifier } from "./notification.ts";

export interface HttpEmailOptions {
  readonly url: string;
  readonly token: string;
  /** Sender address. */
  readonly from: string;
  readonly fetch: typeof fetch;
}

const timeoutMs = 10_000;

/**
 * E-mail through an HTTP service: `POST url` with a bearer token and `{ from, to, subject, text }`, where there are
 * any also `html` and `attachments`, each `{ filename, content_type, content }` with base64 content. Any 2xx is sent, any
 * other 4xx but 429 refused. A repeated `Idempotency-Key` is the service's to drop.
 */
export function createHttpEmailNotifier(options: HttpEmailOptions): Notifier {
  return {
    async send({ to, subject, text, html, attachments = [], dedupeKey }) {
      const headers = {
        Authorization: `Bearer ${options.token}`,
        "Content-Type": "application/json",
        ...(dedupeKey === undefined ? {} : { "Idempotency-Key": dedupeKey }),
      };
      try {
        const { status, ok: isSent } = await options.fetch(options.url, {
          method: "POST",
          headers,
          body: JSON.stringify({
            from: options.from,
            to,
            subject,
            text,
            ...(html === undefined ? {} : { html }),
            ...(attachments.length === 0 ? {} : { attachments: attachments.map(posted) }),
          }),
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

const posted = ({ fileName, contentType, bytes }: Attachment) => ({
  filename: fileName,
  content_type: contentType,
  content: encodeBase64(bytes),
});
