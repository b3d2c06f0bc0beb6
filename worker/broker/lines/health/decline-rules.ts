import { toTurkishLower } from "#shared/format/turkish-case.ts";
import type { DeclineRule } from "../rating/define-rating.ts";
import type { RatedPerson } from "./people.ts";

/** As much of a risk as rules about people look at. */
export interface HealthRisk {
  readonly people: readonly RatedPerson[];
}

type HealthRule = DeclineRule<HealthRisk>;

/** Policies with somebody who has completed more than so many years. */
export const personOlderThan = (years: number): HealthRule => ({
  when: ({ people }) => people.some(({ age }) => age > years),
  reason: `Şirket ${years} yaşından büyük kişileri yeni poliçeyle sigortalamıyor.`,
});

/** Policies with a grown person of at least so much body mass, in kg/m². */
export const bodyMassFrom = (limit: number): HealthRule => ({
  when: ({ people }) => people.some(({ bmi = 0 }) => bmi >= limit),
  reason: "Şirket, bildirilen boy ve kiloyla teklif vermiyor.",
});

/** Policies with somebody who declares one of these; `what` in a few Turkish words. */
export const declaring = (ids: RatedPerson["declared"], what: string): HealthRule => ({
  when: ({ people }) => people.some(({ declared }) => declared.some((id) => ids.includes(id))),
  reason: `Şirket, ${toTurkishLower(what)} beyanı olan kişilere teklif vermiyor.`,
});

/** Policies with so many people and more. */
export const morePeopleThan = (count: number): HealthRule => ({
  when: ({ people }) => people.length > count,
  reason: `Şirket bir poliçede en çok ${count} kişiyi sigortalıyor.`,
});

/** Policies of parents and grown children together. */
export const parents: HealthRule = {
  when: ({ people }) => people.some(({ relation }) => relation === "ebeveyni"),
  reason: "Şirket anne ve babaları çocuklarıyla aynı poliçede sigortalamıyor.",
};
