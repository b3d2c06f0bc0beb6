import { ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { Paces } from "../limits/rate-limits.ts";
import { consumeRateLimit, secondsToWait } from "../limits/rate-limits.ts";
import type { CodePurpose } from "./code-repository.ts";
import type { VerificationServices } from "./services.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Codes asked for per hour by a visitor and from an address, over all numbers; holders, logins and one-time passwords count
 * apart.
 */
const hourly = { visitor: 15, address: 60 } as const;

/**
 * Turns of a number to be sent a code, each lane counted apart, so that what others ask for does not spend its holder's
 * turn. Codes to one number, in any hour and any day:
 *
 * - `holder`, for whoever has proved the number within a year: 5 and 28 for each of them, 14 and 60 over all;
 * - `first`, the first request of an address in a day: 15 and 31 over all addresses;
 * - `general`, everything else: 10 and 102 over all, 8 and 100 by one visitor or address. What is used up here is a wait of
 *   15 minutes at most, never a refusal;
 * - `login`, for whoever knows the password: 10 and 102.
 *
 * So strangers have a number sent 25 codes in an hour and 133 in a day at most, one address 9 and 101. Passwords sent by SMS
 * have the same lanes once more, for who knows the member's national number.
 */
const lanes = {
  holder: {
    holder: { burst: 4, everyMs: hourMs },
    number: { burst: 12, everyMs: 30 * minuteMs },
  },
  first: {
    numberAtAddress: { burst: 1, everyMs: 24 * hourMs },
    number: { burst: 15, everyMs: 90 * minuteMs },
  },
  general: {
    number: { burst: 6, everyMs: 15 * minuteMs },
    numberOfVisitor: { burst: 4, everyMs: 15 * minuteMs },
    numberAtAddress: { burst: 4, everyMs: 15 * minuteMs },
  },
  login: { number: { burst: 6, everyMs: 15 * minuteMs } },
} as const satisfies Readonly<Record<string, Paces>>;

type Lane = keyof typeof lanes;

/** A number a code, or a one-time password, is wanted for, and the lane of whoever has proved it, if they have. */
export interface WantedCode {
  readonly phoneIndex: string;
  readonly queryType: CodePurpose | "reset";
  readonly holder: string | undefined;
}

function lanesOf({ queryType, holder }: WantedCode): readonly Lane[] {
  const open: readonly Lane[] = queryType === "mfa" ? ["login"] : ["first", "general"];
  return holder === undefined ? open : ["holder", ...open];
}

const kindOf = (queryType: WantedCode["queryType"]) => (queryType === "reset" ? "reset" : "code");

/** Whose hourly count a request is. */
function countOf({ queryType, holder }: WantedCode): string {
  const kind = kindOf(queryType);
  if (holder !== undefined) return `holder-${kind}`;
  return queryType === "mfa" ? "mfa-code" : kind;
}

/**
 * Takes the first turn that is free for a code and yields 0; otherwise the seconds until there is one in the last lane, and
 * nothing is counted for the number.
 */
export async function takeTurn(
  wanted: WantedCode,
  context: CallContext<VerificationServices>,
): Promise<Result<number, Failure>> {
  const counted = await consumeRateLimit(countOf(wanted), hourly, context);
  if (!counted.ok) return counted;
  const { phoneIndex, queryType, holder = "" } = wanted;
  const kind = kindOf(queryType);
  let wait = 0;
  for (const lane of lanesOf(wanted)) {
    wait = await secondsToWait(`${kind}-${lane}`, lanes[lane], context, { phoneIndex, holder });
    if (wait === 0) break;
  }
  return ok(wait);
}
