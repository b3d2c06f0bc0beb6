import type { QuoteRequest } from "../insurers/insurer.ts";
import { telefonPolicyNotes } from "./telefon/notes.ts";
import { trafikPolicyNotes } from "./trafik/notes.ts";

/** What a policy of each line tells its holder. */
export const policyNotes: Readonly<Record<QuoteRequest["productId"], readonly string[]>> = {
  trafik: trafikPolicyNotes,
  telefon: telefonPolicyNotes,
};
