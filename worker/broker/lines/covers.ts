import type { LineId } from "#shared/lines/registry.ts";
import { isUnplated } from "#shared/schemas/vehicle/plate.ts";
import type { QuoteRequest } from "./request.ts";

type Insured = Readonly<Record<string, unknown>>;
type SubjectOf = (insured: Insured) => unknown;

interface Cover {
  readonly cover: string;
  readonly subjectOf: SubjectOf;
  /** A policy covers the thing whoever holds it. */
  readonly isAnybodys?: true;
}

const plateOf: SubjectOf = ({ plate }) =>
  typeof plate === "string" && isUnplated(plate) ? undefined : plate;
const traffic = { cover: "traffic", subjectOf: plateOf };

/**
 * What nobody needs twice at a time: one cover of one thing, by what names the thing. People and journeys may be insured
 * several times.
 */
const covers: Readonly<Record<LineId, Cover | undefined>> = {
  trafik: traffic,
  ikincieltrafik: traffic,
  galericikisatrafik: traffic,
  kasko: { cover: "kasko", subjectOf: plateOf },
  dask: { cover: "dask", subjectOf: ({ uavtCode }) => uavtCode, isAnybodys: true },
  konut: { cover: "konut", subjectOf: ({ uavtCode }) => uavtCode },
  telefon: { cover: "telefon", subjectOf: ({ imei }) => imei },
  petsaglik: { cover: "petsaglik", subjectOf: ({ microchip }) => microchip },
  seyahat: undefined,
  tamamlayici: undefined,
  bireysel: undefined,
  yabanci: undefined,
};

/**
 * Names cover, thing and, where others may cover it as well, the holder; undefined where nothing names the thing, or it may
 * be insured several times.
 */
export function riskOf(
  { productId, insured }: QuoteRequest,
  holderIndex: string,
): string | undefined {
  const [first] = insured as readonly Insured[];
  const covered = covers[productId];
  const subject = first === undefined ? undefined : covered?.subjectOf(first);
  if (covered === undefined || typeof subject !== "string") return undefined;
  return [covered.cover, subject, ...(covered.isAnybodys === true ? [] : [holderIndex])].join(" ");
}
