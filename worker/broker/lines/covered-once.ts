import { isUnplated } from "#shared/schemas/vehicle/plate.ts";

/** What nobody needs twice at a time: one cover of one thing, by what names the thing. */
export interface CoveredOnce {
  readonly cover: string;
  /** What names the insured thing; anything but a text where nothing does. */
  readonly subjectOf: (insured: Readonly<Record<string, unknown>>) => unknown;
  /** A policy covers the thing whoever holds it. */
  readonly isAnybodys?: true;
}

/** One cover of a vehicle, which its plate names. */
export const onceByPlate = (cover: string): CoveredOnce => ({
  cover,
  subjectOf: ({ plate }) => (typeof plate === "string" && isUnplated(plate) ? undefined : plate),
});
