import type { DeclineRule } from "../rating/define-rating.ts";
import type { TravelRisk } from "./risk.ts";
import type { Region } from "./terms.ts";

type TravelRule = DeclineRule<TravelRisk>;

/** Trips on which somebody has completed more than so many years. */
export const travellersOlderThan = (years: number): TravelRule => ({
  when: ({ ages }) => ages.some((age) => age > years),
  reason: `Şirket ${years} yaşından büyük yolculara teklif vermiyor.`,
});

/** The same of those who go beyond Schengen. */
export const farTravellersOlderThan = (years: number): TravelRule => ({
  when: ({ ages, request }) =>
    request.terms.region !== "schengen" && ages.some((age) => age > years),
  reason: `Şirket, Schengen dışına giden ${years} yaşından büyük yolculara teklif vermiyor.`,
});

export const tripsLongerThan = (longest: number): TravelRule => ({
  when: ({ days }) => days > longest,
  reason: `Şirket ${longest} günden uzun seyahatlere teklif vermiyor.`,
});

/** Where an insurer does not go along to. */
export const noRegion = (region: Region, name: string): TravelRule => ({
  when: ({ request }) => request.terms.region === region,
  reason: `Şirket ${name} için teklif vermiyor.`,
});

/** Winter sports, which an insurer does not add. */
export const noSki: TravelRule = {
  when: ({ request }) => request.terms.ski === "var",
  reason: "Şirket kayak ve kış sporları teminatı vermiyor.",
};
