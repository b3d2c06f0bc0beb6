import type { DeclineRule } from "../rating/define-rating.ts";
import { declineCopy as copy } from "./copy.ts";
import type { KonutRisk } from "./risk.ts";

type HomeRule = DeclineRule<KonutRisk>;

/** Buildings older than so many years. */
export const buildingsOlderThan = (years: number): HomeRule => ({
  when: ({ buildingAge }) => buildingAge > years,
  reason: copy.olderThan(years),
});

/** Homes in provinces (plate codes) where floods are frequent. */
export const floodIn = (codes: readonly string[]): HomeRule => ({
  when: ({ request }) => codes.includes(request.insured[0].provinceCode),
  reason: copy.provinces,
});

/** Places that are used otherwise than to live in. */
export const onlyHomes: HomeRule = {
  when: ({ request }) => request.insured[0].use !== "konut",
  reason: copy.onlyHomes,
};

/** Buildings of other construction than steel and concrete. */
export const onlyConcrete: HomeRule = {
  when: ({ request }) => request.insured[0].construction !== "betonarme",
  reason: copy.notConcrete,
};

/** Homes below the ground floor. */
export const basements: HomeRule = {
  when: ({ request }) => request.insured[0].floor < 0,
  reason: copy.basement,
};

/** Buildings with any damage. */
export const undamaged: HomeRule = {
  when: ({ request }) => request.insured[0].damage !== "yok",
  reason: copy.damaged,
};

/** Buildings without their contents. */
export const buildingOnly: HomeRule = {
  when: ({ sums }) => sums.contents === 0,
  reason: copy.buildingOnly,
};

/** Homes insured for more than so much, in kuruş. */
export const insuredAbove = (most: number): HomeRule => ({
  when: ({ sums }) => sums.building + sums.contents > most,
  reason: copy.above(most),
});

/** Homes in villages. */
export const villages: HomeRule = {
  when: ({ request }) => request.insured[0].isVillage,
  reason: copy.village,
};
