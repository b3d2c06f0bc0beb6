import * as v from "valibot";
import { policyFieldsOf } from "#shared/fields/policy.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isUnplated } from "#shared/schemas/plate.ts";
import { sideOf } from "../assets/described.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import { histories } from "../lines/histories.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { policyPeriod } from "../order/policy-period.ts";
import type { Services } from "../services.ts";

/** Two years and the sixty days that a policy may be wanted ahead: what is older has ended long ago. */
const knownForMs = 800 * 86_400_000;

type Insured = Readonly<Record<string, unknown>>;
type SubjectOf = (insured: Insured) => unknown;

const plateOf: SubjectOf = ({ plate }) =>
  typeof plate === "string" && isUnplated(plate) ? undefined : plate;
const traffic = { cover: "traffic", subjectOf: plateOf };

/** What nobody needs twice: one cover of one thing, by what names the thing. People and trips may be insured several times. */
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

/** Names cover and thing; undefined where nothing names it, or it may be insured several times. */
function riskOf({ productId, insured }: QuoteRequest): string | undefined {
  const [first] = insured as readonly Insured[];
  const covered = covers[productId];
  const subject = first === undefined ? undefined : covered?.subjectOf(first);
  return typeof subject === "string" ? `${covered?.cover} ${subject}` : undefined;
}

const sameCover = (productId: LineId): LineId[] =>
  (Object.keys(covers) as LineId[]).filter(
    (id) => covers[id] !== undefined && covers[id].cover === covers[productId]?.cover,
  );

/**
 * Last day, "YYYY-MM-DD", of the newest policy that this holder has bought here for the same thing, by whatever phone;
 * undefined when there is none.
 */
async function soldUntil(
  request: QuoteRequest,
  holderIndex: string,
  { store, now }: Pick<Services, "store" | "now">,
): Promise<string | undefined> {
  const risk = riskOf(request);
  if (risk === undefined) return undefined;
  const products = sameCover(request.productId);
  const sold = await store.quotes.openSoldTo(holderIndex, products, now() - knownForMs);
  const ends = sold.flatMap(({ content, purchasedAt }) =>
    purchasedAt === null || riskOf(content.request) !== risk
      ? []
      : [todayInIstanbul(policyPeriod(content.request, purchasedAt).endsAt)],
  );
  return ends.toSorted().at(-1);
}

/**
 * Last day of the newest policy that covers the same, the bureau's or ours; undefined when neither knows one. `request` has
 * what the bureau says.
 */
export async function coveredEnd(
  request: QuoteRequest,
  holderIndex: string,
  services: Pick<Services, "store" | "now">,
): Promise<string | undefined> {
  const { previousPolicyEnd } = request.history as { readonly previousPolicyEnd?: string };
  const sold = await soldUntil(request, holderIndex, services);
  return [sold, previousPolicyEnd]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

/** Why a policy cannot start on its day: the same is covered until another. */
export const coveredUntil = ({ productId, insured }: QuoteRequest, end: string): string =>
  brokerCopy.coveredUntil(
    sideOf(productId).spoken(insured[0] as never).whose,
    lines[productId].copy.short,
    end,
  );

/**
 * The request with the newest policy counted that covers the same already: what starts before its end starts on that day,
 * when cover goes over at noon, and days that were covered are none without cover. Refused where that day is further ahead
 * than a policy may be wanted.
 */
export async function afterRunning(
  request: QuoteRequest,
  holderIndex: string,
  services: Pick<Services, "store" | "now">,
): Promise<Result<QuoteRequest, Failure>> {
  const end = await coveredEnd(request, holderIndex, services);
  if (end === undefined) return ok(request);
  const keepsEnd = "previousPolicyEnd" in histories[request.productId].facts;
  const known = keepsEnd
    ? { ...request, history: { ...request.history, previousPolicyEnd: end } }
    : request;
  if (request.startDate >= end) return ok(known as QuoteRequest);
  const { start }: AnyLine = lines[request.productId];
  const { wire, rule } = policyFieldsOf(start).policyStart;
  if (!v.is(rule(services.now()), end)) {
    return err(invalidField(wire, coveredUntil(request, end)));
  }
  return ok({ ...known, startDate: end } as QuoteRequest);
}
