import type { PackagedAnswer } from "../../lines/offer.ts";
import type { QuoteRequest } from "../../lines/request.ts";
import type { InsurerProfile } from "../../insurers/profile.ts";

/** A request that insurers could be asked on a day, and what it insures, in a Turkish sentence made of that very request. */
interface Asked {
  readonly request: QuoteRequest;
  readonly insured: string;
}

/** An example of a line, asked on a day ("YYYY-MM-DD"). */
export type Example = (day: string) => Promise<Asked>;

/** What is said of what an offer covers, by which the offers of a line are told apart; undefined where all cover the same. */
export type ScopeOf = (answer: PackagedAnswer, profile: InsurerProfile) => string | undefined;

/** The examples of a line. */
export interface LineExamples {
  readonly examples: readonly Example[];
  /** Absent: the name of the package. */
  readonly scopeOf?: ScopeOf;
}

/** An example by its request on a day, and by the sentence that is made of it. */
export function example<Request extends QuoteRequest>(
  requestOn: (day: string) => Request | Promise<Request>,
  say: (request: Request) => string,
): Example {
  return async (day) => {
    const request = await requestOn(day);
    return { request, insured: say(request) };
  };
}

/** Who asks in every example but those that say another age: 41 years old in November 2026. */
export const holder = {
  kind: "person",
  nationalNumber: "10000000146",
  birthDate: "1985-04-12",
  provinceCode: "34",
} as const;
