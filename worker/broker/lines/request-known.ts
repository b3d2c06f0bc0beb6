import type { KnownTable } from "../assets/facts.ts";
import { choice, choices, registry } from "../assets/facts.ts";
import type { Holder } from "../domain/holder.ts";
import type { LineRequest } from "./request.ts";

/** How it is known who the policy is made out to. */
const holder: KnownTable<keyof Holder> = {
  ...choices("kind", "nationalNumber", "passport"),
  birthDate: registry("civil", "cautious", (_insured, { passport }) => passport !== undefined),
  provinceCode: registry("civil", "cautious"),
  districtName: registry("civil", "cautious"),
};

type Own = Exclude<
  keyof LineRequest<never>,
  "productId" | "holder" | "insured" | "terms" | "provisional"
>;
const own: KnownTable<Own> = { startDate: choice, exchange: registry("exchange-rates") };

/**
 * How everything of a request is known that a price rests on, beside the facts of what is insured and of its history, which say
 * it themselves, and coverage terms, which are choices.
 */
export const requestKnown = { own, holder };
