import type { KeptAsset } from "#shared/calls/account/asset-fields.ts";
import { getOwnIdentity } from "#shared/calls/member/get-own-identity.ts";
import { listAssets } from "#shared/calls/account/list-assets.ts";
import { keptKindOf, keptText } from "#shared/assets/asset.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { namedFields } from "#shared/fields/field.ts";
import { formatDate } from "#shared/format/date.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import type { AnyLine, FlowStep } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { lineOf } from "#shared/lines/registry.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { quoteCopy } from "./copy.ts";
import type { Draft } from "./draft.server.ts";
import { insuredCountOf } from "./draft.server.ts";
import type { Progress } from "./shown-fields.ts";
import { shownFields } from "./shown-fields.ts";
import { checkStep } from "./steps.server.ts";

/** Something the member has kept, as a button that fills the form in with it. */
export interface KeptChoice {
  readonly assetId: string;
  readonly title: string;
  /** Its policies that run, in words. */
  readonly policies: readonly string[];
}

/** Whether a step asks for what is insured, so that something kept can be put in. */
const takesKept = (line: AnyLine, step: FlowStep, progress: Progress): boolean =>
  step.fields.includes(insuredGroup) ||
  shownFields(line, step, progress).some(({ name }) => Object.hasOwn(keptNames, name));

/** Fields that a kept vehicle, home or pet has, and what is asked for in place of a home's code. */
const keptNames = { plate: true, uavtCode: true, addressSearch: true, petName: true } as const;

async function keptAssets(page: PageRequest, { asset }: AnyLine): Promise<readonly KeptAsset[]> {
  if (!page.member.isSignedIn) return [];
  const { data } = await page.api.call(listAssets, {});
  return (data?.assets ?? []).filter(({ kind }) => kind === keptKindOf(asset));
}

/** Whether everything that is kept of it stands in the form already. */
function isTyped({ asset, group }: AnyLine, kept: KeptAsset, values: TypedText, rows: number) {
  const texts = Object.entries(keptText(asset, kept)).filter(([, text]) => text !== "");
  if (texts.length === 0) return true;
  const isAt = (nameOf: (field: string) => string) =>
    texts.every(([field, text]) => values[nameOf(field)] === text);
  if (group === undefined) return isAt((field) => field);
  const all = Array.from({ length: rows }, (_, row) => row);
  return all.some((row) => isAt((field) => nameInGroup(insuredGroup, row, field)));
}

/** What the member has kept and not put in yet, where the step has room for it. */
export async function keptChoices(
  page: PageRequest,
  line: AnyLine,
  step: FlowStep,
  progress: Progress,
): Promise<readonly KeptChoice[]> {
  const { values, insuredCount } = progress;
  if (!takesKept(line, step, progress)) return [];
  if (
    line.group !== undefined &&
    insuredCount >= line.group.max &&
    !hasRoom(values, insuredCount)
  ) {
    return [];
  }
  const kept = await keptAssets(page, line);
  return kept
    .filter((asset) => !isTyped(line, asset, values, insuredCount))
    .map(({ assetId, title, policies }) => ({
      assetId,
      title,
      policies: policies.map(({ productId, endsAt }) =>
        quoteCopy.keptPolicy(lineOf(productId)?.copy.short ?? productId, formatDate(endsAt)),
      ),
    }));
}

/** Rows nobody has said anything of but, of the first, what it most likely is. */
const emptyRow = (values: TypedText, count: number): number =>
  Array.from({ length: count }, (_, row) => row).findIndex(
    (row) =>
      row > 0 &&
      Object.entries(values).every(
        ([name, text]) => text === "" || !name.startsWith(`${insuredGroup}[${row}].`),
      ),
  );
const hasRoom = (values: TypedText, count: number): boolean => emptyRow(values, count) >= 0;

/** The draft with something the member has kept: in the form's fields, or as one more of several. */
export async function withKept(
  page: PageRequest,
  line: AnyLine,
  draft: Draft,
  assetId: string,
): Promise<Draft> {
  const kept = (await keptAssets(page, line)).find((asset) => asset.assetId === assetId);
  if (kept === undefined) return draft;
  const texts = keptText(line.asset, kept);
  const filled = (draft.filled ?? 0) + 1;
  const { group } = line;
  if (group === undefined) return { ...draft, filled, values: { ...draft.values, ...texts } };
  const count = insuredCountOf(line, draft);
  const empty = emptyRow(draft.values, count);
  if (empty < 0 && count >= group.max) return draft;
  const row = empty < 0 ? count : empty;
  const inRow = Object.entries(texts).map(([field, text]) => [
    nameInGroup(insuredGroup, row, field),
    text,
  ]);
  return {
    ...draft,
    filled,
    insuredCount: Math.max(count, row + 1),
    values: { ...draft.values, ...(Object.fromEntries(inRow) as TypedText) },
  };
}

const ownFields = ["nationalNumber", "phone", "email"] as const;

/** A draft nobody has typed into, with what a signed-in member would type of themselves where the line takes it. */
export async function withOwnIdentity(
  page: PageRequest,
  line: AnyLine,
  draft: Draft,
): Promise<Draft> {
  const isUntouched = ownFields.every((name) => (draft.values[name] ?? "") === "");
  if (!isUntouched || !page.member.isSignedIn) return draft;
  const { data } = await page.api.call(getOwnIdentity, {});
  const taken = Object.entries(data ?? {}).filter(
    ([name, text]) => checkStep(namedFields(line.fields, [name]), { [name]: text }, page.now()).ok,
  );
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(taken) } };
}
