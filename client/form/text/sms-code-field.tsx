import { smsCodeLength } from "#shared/schemas/sms-code-length.ts";
import { messageCodeRewrite } from "./rewrites.ts";
import { line, numeric } from "./text-line.tsx";

/** One-time code of a text message. */
export const SmsCodeField = line({
  ...numeric,
  rewrite: messageCodeRewrite(smsCodeLength),
  codeLength: smsCodeLength,
  autoComplete: "one-time-code",
  enterKeyHint: "done",
  inputClass: "tabular-nums text-center text-xl tracking-[0.5em]",
});
