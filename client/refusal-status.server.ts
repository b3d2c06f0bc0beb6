import type { Answer } from "#shared/calls/call.ts";
import { isUnanswered } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";

/**
 * Status of a form's answer whose call was refused: a limit is told as one to whoever reads no Turkish (429), and so is that
 * nobody answers (503), where the form stays as it is; otherwise there is something to correct (422).
 */
export function refusalStatus(answer: Pick<Answer<unknown>, "statusCode">): number {
  if (isUnanswered(answer)) return statusCodes.unavailable;
  const { statusCode } = answer;
  return statusCode === statusCodes.tooManyRequests ? statusCode : statusCodes.unprocessable;
}
