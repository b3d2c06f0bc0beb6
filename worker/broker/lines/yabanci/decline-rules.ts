import type { DeclineRule } from "../rating/define-rating.ts";
import type { ResidentRisk } from "./risk.ts";

/** Whoever has completed more than so many years. */
export const residentsOlderThan = (years: number): DeclineRule<ResidentRisk> => ({
  when: ({ age }) => age > years,
  reason: `Şirket ${years} yaşından büyüklere teklif vermiyor.`,
});

/** Policies of two years, which an insurer does not issue. */
export const oneYearOnly: DeclineRule<ResidentRisk> = {
  when: ({ request }) => request.terms.duration === "2",
  reason: "Şirket yalnızca bir yıllık poliçe düzenliyor.",
};
