import type { Result } from "#shared/result.ts";

export interface Message {
  readonly channel: "sms" | "email";
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  /** E-mail only; a text message has none. */
  readonly subject: string;
  readonly text: string;
  /** Set where a retry must not send twice; providers that can, drop a repeated key. */
  readonly dedupeKey?: string;
}

/** `refused`: this receiver or text will never work. `unavailable`: may be tried again. */
export type SendFailure = "refused" | "unavailable";

/** Sends messages to people. Never rejects. */
export interface Notifier {
  send(message: Message): Promise<Result<undefined, SendFailure>>;
}
