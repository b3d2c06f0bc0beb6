import { textFrom } from "./passwords/one-time-password.ts";
import type { MemberServices } from "./services.ts";

const codeCount = 10;
const groupLength = 5;

const normal = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, "");

/** What is stored of a recovery code; spaces, hyphens and case do not matter. */
export const recoveryHash = (
  memberId: string,
  typed: string,
  { blindIndex }: MemberServices,
): Promise<string> => blindIndex.of("recovery-code", `${memberId}:${normal(typed)}`);

/**
 * Ten codes for somebody who has lost their authenticator, of 31¹⁰ (8.2 × 10¹⁴) each, written in two groups. They follow
 * from the offer, so that a form that is sent twice shows the same ones.
 */
export const makeRecoveryCodes = (
  memberId: string,
  offer: string,
  { blindIndex }: MemberServices,
): Promise<string[]> =>
  Promise.all(
    Array.from({ length: codeCount }, async (_, at) => {
      const hash = await blindIndex.of("recovery-draw", `${memberId}:${at}:${offer}`);
      const text = textFrom(hash, 2 * groupLength);
      return `${text.slice(0, groupLength)}-${text.slice(groupLength)}`;
    }),
  );
