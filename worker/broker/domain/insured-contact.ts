import * as v from "valibot";

/** Where an adult is told that somebody else has insured them, as that person has said it. */
export const InsuredContactSchema = v.object({
  /** Which of the insured, counted from 0. */
  row: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Ten digits of a mobile number, or an e-mail address. */
  contact: v.string(),
});
export type InsuredContact = Readonly<v.InferOutput<typeof InsuredContactSchema>>;
