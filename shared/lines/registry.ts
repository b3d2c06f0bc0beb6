import { lines } from "./index/lines.ts";
import type { AnyLine } from "./line.ts";

export { lines };

export type LineId = keyof typeof lines;

/** Ids of the assets that lines insure. */
export type AssetId = (typeof lines)[LineId]["asset"]["id"];

export const lineIds = Object.keys(lines) as LineId[];

export const isLineId = (id: string): id is LineId => Object.hasOwn(lines, id);

/** The declaration of a line that is sold online; undefined for every other. */
export const lineOf = (id: string): AnyLine | undefined => (isLineId(id) ? lines[id] : undefined);

/** Whether a line is quoted with health data, which need a consent of their own. */
export const usesHealthData = (id: string): boolean =>
  lineOf(id)?.consents?.includes("healthDataAgreement") === true;

/** The quote call of every line, by the line's id and `Quote`. */
export const quoteCalls = Object.fromEntries(
  lineIds.map((id) => [`${id}Quote`, lines[id].quoteCall]),
) as unknown as { readonly [Id in LineId as `${Id}Quote`]: (typeof lines)[Id]["quoteCall"] };
