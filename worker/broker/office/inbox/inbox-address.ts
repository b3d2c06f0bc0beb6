import type { OfficeStage } from "../../support/office-stage.ts";
import { officeStages } from "../../support/office-stage.ts";
import type { InboxKind } from "./inbox-kinds.ts";
import { inboxKinds } from "./inbox-kinds.ts";
import { pageOf } from "../page-number.ts";

/** Words of the address for the stages. */
export const stageWords = { open: "acik", taken: "ustlenilen", closed: "kapanan" } as const;

/** A page of the list: what is at a stage, of one kind or all. */
export interface ListPage {
  readonly stage: OfficeStage;
  readonly kind: InboxKind | undefined;
  /** Counted from 1. */
  readonly page: number;
}

export function listPageOf(url: URL): ListPage {
  const word = url.searchParams.get("durum");
  return {
    stage: officeStages.find((one) => stageWords[one] === word) ?? "open",
    kind: inboxKinds.find((one) => one === url.searchParams.get("tur")),
    page: pageOf(url),
  };
}

/** What of an address says which page of the list it is; pages of records carry it, to lead back there. */
export function listQuery({ stage, kind, page }: ListPage): string {
  const query = new URLSearchParams({ durum: stageWords[stage] });
  if (kind !== undefined) query.set("tur", kind);
  if (page > 1) query.set("sayfa", String(page));
  return `?${query}`;
}

/** The same of the list somebody came from; empty where they came from elsewhere. */
export function queryOfList({ url: address }: Request): string {
  const url = new URL(address);
  return url.searchParams.has("durum") ? listQuery(listPageOf(url)) : "";
}
