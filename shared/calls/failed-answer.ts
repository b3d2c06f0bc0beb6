import type { Answer } from "./call.ts";

/** The answer to a call that never got one from upstream, or was not let through. */
export const failedAnswer = (statusCode: number, message: string): Answer<never> => ({
  success: false,
  statusCode,
  message,
  messages: [message],
  errors: {},
  data: null,
});
