import { listed } from "#shared/format/in-words.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import { rowTitle } from "#shared/fields/field-name.ts";
import { toTurkishLower } from "#shared/format/turkish-case.ts";
import { historyOf } from "../lines/history/histories.ts";
import type { Holder } from "../domain/holder.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { AnyAssetSide } from "./asset-side.ts";
import type { Summary } from "./asset-words.ts";
import type { Place, Row } from "./facts.ts";
import { factRows, isDeclared } from "./facts.ts";
import { describedCopy as copy } from "./described-copy.ts";
import { assetSides } from "./index/sides.ts";

/** The broker's side of what a line insures. */
export const sideOf = (id: LineId): AnyAssetSide => assetSides[lines[id].asset.id];

/** What is insured as its own line's side takes it: the side is that of the very asset the line insures. */
const known = ({ insured }: Pick<QuoteRequest, "insured">): readonly never[] =>
  [...insured] as readonly object[] as readonly never[];

const lineOf = (id: LineId): AnyLine => lines[id];

/** What one of them is called where a line insures several: "Sigortalı". */
const rowLabelOf = (id: LineId): string => lineOf(id).group?.rowLabel ?? sideOf(id).heading;

/** One insured thing, in rows of label and text, and under which heading. */
export interface InsuredRows {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/**
 * What is insured, one after the other; several are numbered. How the first has been insured stands with it, and that its holder's
 * name is the customer's word where `isHolderSaid`.
 */
export function insuredRows(
  { productId, insured, history, holder }: QuoteRequest,
  place: Place,
  isHolderSaid = false,
): readonly InsuredRows[] {
  const { facts, heading } = sideOf(productId);
  const holderSaid = holder.passport === undefined ? copy.holder : copy.passportHolder;
  const past = factRows(historyOf(productId).facts, history, place);
  return insured.map((one, index) => ({
    heading: insured.length === 1 ? heading : rowTitle(index + 1, rowLabelOf(productId)),
    rows: [
      ...factRows(facts, one, place, holder),
      ...(index === 0 ? past : []),
      ...declaredRow([
        ...declaredLabels(productId, one, holder, place),
        ...(index === 0 && isHolderSaid ? [holderSaid] : []),
      ]),
    ],
  }));
}

/**
 * Labels of what of one insured thing is the customer's word alone, as far as it is read in a place, and of what is reviewed and never
 * printed: that health was asked about stands on paper, and what was said of it does not.
 */
function declaredLabels(id: LineId, one: object, holder: Holder, place: Place): readonly string[] {
  const declared = Object.entries(sideOf(id).facts).filter(([, fact]) =>
    isDeclared(fact.known, one, holder),
  );
  const facts = Object.fromEntries(declared);
  const read = [...factRows(facts, one, place), ...factRows(facts, one, "review")];
  return [...new Set(read.map(([label]) => label))];
}

const declaredRow = (labels: readonly string[]): readonly Row[] =>
  labels.length === 0
    ? []
    : [[copy.declared, labels.map((label) => label.replace(/\?$/, "")).join(", ")]];

/** What of a request may be shown without showing whose it is. */
export function summaryOf(request: QuoteRequest): Summary {
  const { productId, insured } = request;
  const { subjectOf, describe, together } = sideOf(productId);
  const said = lineOf(productId).copy.describe?.(request);
  if (together !== undefined) {
    const summary = together.summaryOf(known(request) as never);
    return said === undefined ? summary : { ...summary, vehicle: said };
  }
  const subjects = known(request).map(subjectOf).join(", ");
  if (insured.length === 1) {
    return { subject: subjects, vehicle: known(request).map(describe).join("") };
  }
  const named = toTurkishLower(rowLabelOf(productId));
  return { subject: `${insured.length} ${named}`, vehicle: subjects };
}

/** What is insured, to its owner: what kind of thing, and its mark unmasked: "Araç", "34 ABC 123". */
export function ownSubjectOf(request: QuoteRequest): {
  readonly label: string;
  readonly text: string;
} {
  const { heading, ownSubject } = sideOf(request.productId);
  const insured = known(request);
  if (ownSubject === undefined) return { label: heading, text: summaryOf(request).subject };
  return { label: heading, text: insured.map(ownSubject).join(", ") };
}

/** How what a request insures is spoken of to its owner: "… aracınızın", "… aracınız". */
export function spokenOf(request: QuoteRequest): { readonly whose: string; readonly what: string } {
  const { spoken, together } = sideOf(request.productId);
  if (together?.spoken !== undefined) return together.spoken(known(request) as never);
  const all = known(request).map(spoken);
  const whats = all.map(({ what }) => what);
  const whose = [...whats.slice(0, -1), all.at(-1)?.whose ?? ""];
  return { what: listed(whats), whose: listed(whose) };
}
