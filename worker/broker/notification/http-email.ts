import * as v from "valibot";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { err, ok } from "#shared/result.ts";
import type { Attachment, Notifier, Receipt } from "./notification.ts";

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
 * other 4xx but 429 refused; an `id` in a JSON answer is its receipt. A repeated `Idempotency-Key` is the service's to drop.
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
        const response = await options.fetch(options.url, {
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
        const { status, ok: isSent } = response;
        if (isSent) return ok(await receiptOf(response));
        return err(status >= 400 && status < 500 && status !== 429 ? "refused" : "unavailable");
      } catch {
        return err("unavailable");
      }
    },
  };
}

const AnswerSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200)),
});

/** What the service calls the message; that it says nothing readable changes nothing about its being sent. */
async function receiptOf(response: Response): Promise<Receipt> {
  const answer = v.safeParse(AnswerSchema, await response.json().catch(() => undefined));
  return answer.success ? answer.output.id : undefined;
}

const posted = ({ fileName, contentType, bytes }: Attachment) => ({
  filename: fileName,
  content_type: contentType,
  content: encodeBase64(bytes),
});
