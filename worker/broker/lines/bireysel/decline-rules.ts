import type { DeclineRule } from "../rating/define-rating.ts";
import type { PrivateRisk } from "./risk.ts";

/** Policies with somebody who is pregnant. */
export const pregnancy: DeclineRule<PrivateRisk> = {
  when: ({ people }) => people.some(({ isPregnant }) => isPregnant),
  reason: "Şirket gebelik sırasında yeni poliçe düzenlemiyor.",
};

/** Policies with somebody who declares more than so many things. */
export const declaringMoreThan = (count: number): DeclineRule<PrivateRisk> => ({
  when: ({ people }) => people.some(({ declared }) => declared.length > count),
  reason: "Şirket, sağlık beyanında bildirilenlerle teklif vermiyor.",
});
