import type { QuoteRequest } from "../insurers/insurer.ts";
import { telefonPolicyNotes } from "./telefon-policy-notes.ts";
import { trafikPolicyNotes } from "./trafik-policy-notes.ts";

/** What a policy of each line tells its holder. */
export const policyNotes: Readonly<Record<QuoteRequest["productId"], readonly string[]>> = {
  trafik: trafikPolicyNotes,
  telefon: telefonPolicyNotes,
};
