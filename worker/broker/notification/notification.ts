import type { Result } from "#shared/result.ts";

/** A file that goes with a message. */
export interface Attachment {
  readonly fileName: string;
  /** "application/pdf". */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * How much goes with one message, all files together, in bytes: what is sealed and written twice in base64 is still a row
 * the database takes (2 MB), and no mailbox turns it away.
 */
export const maxAttachedBytes = 1_000_000;

export interface Message {
  readonly channel: "sms" | "email";
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  /** E-mail only; a text message has none. */
  readonly subject: string;
  readonly text: string;
  /** The same as `text`, designed; e-mail only. Providers send both. */
  readonly html?: string;
  /** E-mail only. */
  readonly attachments?: readonly Attachment[];
  /** Set where a retry must not send twice; providers that can, drop a repeated key. */
  readonly dedupeKey?: string;
}

/** `refused`: this receiver or text will never work. `unavailable`: may be tried again. */
export type SendFailure = "refused" | "unavailable";

/** What a service calls a message it has taken; undefined where it does not say. */
export type Receipt = string | undefined;

/** Sends messages to people. Never rejects. */
export interface Notifier {
  send(message: Message): Promise<Result<Receipt, SendFailure>>;
}
