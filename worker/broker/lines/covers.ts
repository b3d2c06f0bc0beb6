import type { LineId } from "#shared/lines/registry.ts";
import { isUnplated } from "#shared/schemas/plate.ts";
import type { QuoteRequest } from "./request.ts";

type Insured = Readonly<Record<string, unknown>>;
type SubjectOf = (insured: Insured) => unknown;

const plateOf: SubjectOf = ({ plate }) =>
  typeof plate === "string" && isUnplated(plate) ? undefined : plate;
const traffic = { cover: "traffic", subjectOf: plateOf };

/**
 * What nobody needs twice at a time: one cover of one thing, by what names the thing. People and journeys may be insured
 * several times.
 */
const covers: Readonly<
  Record<LineId, { readonly cover: string; readonly subjectOf: SubjectOf } | undefined>
> = {
  trafik: traffic,
  ikincieltrafik: traffic,
  galericikisatrafik: traffic,
  kasko: { cover: "kasko", subjectOf: plateOf },
  dask: { cover: "dask", subjectOf: ({ uavtCode }) => uavtCode },
  konut: { cover: "konut", subjectOf: ({ uavtCode }) => uavtCode },
  telefon: { cover: "telefon", subjectOf: ({ imei }) => imei },
  petsaglik: { cover: "petsaglik", subjectOf: ({ microchip }) => microchip },
  seyahat: undefined,
  tamamlayici: undefined,
  bireysel: undefined,
  yabanci: undefined,
};

/** Names cover and thing; undefined where nothing names the thing, or it may be insured several times. */
export function riskOf({ productId, insured }: QuoteRequest): string | undefined {
  const [first] = insured as readonly Insured[];
  const covered = covers[productId];
  const subject = first === undefined ? undefined : covered?.subjectOf(first);
  return typeof subject === "string" ? `${covered?.cover} ${subject}` : undefined;
}

/** Lines that give the cover of one. */
export const linesCovering = (productId: LineId): LineId[] =>
  (Object.keys(covers) as LineId[]).filter(
    (id) => covers[id] !== undefined && covers[id].cover === covers[productId]?.cover,
  );
