import type { Services } from "../services.ts";
import { drawText } from "./one-time-password.ts";

const codeCount = 10;
const groupLength = 5;

const normal = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, "");

/** What is stored of a recovery code; spaces, hyphens and case do not matter. */
export const recoveryHash = (
  memberId: string,
  typed: string,
  { blindIndex }: Services,
): Promise<string> => blindIndex.of("recovery-code", `${memberId}:${normal(typed)}`);

/** Ten codes for somebody who has lost their authenticator, of 31¹⁰ (8.2 × 10¹⁴) each, written in two groups. */
export const makeRecoveryCodes = ({ randomBytes }: Services): string[] =>
  Array.from({ length: codeCount }, () =>
    [drawText(groupLength, randomBytes), drawText(groupLength, randomBytes)].join("-"),
  );
