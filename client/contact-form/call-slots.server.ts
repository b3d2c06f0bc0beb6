import { getList } from "#shared/calls/reference/get-list.ts";
import type { PageRequest } from "#shared/page-request.ts";

/** The hours in which the office calls, as choices; none when the list cannot be had. */
export async function loadCallSlots(api: PageRequest["api"]) {
  const { data } = await api.call(getList, { groupCode: "ARAMA_ZAMANI" });
  return (data?.items ?? []).map(({ id, text }) => ({ id, name: text }));
}

type Slots = Awaited<ReturnType<typeof loadCallSlots>>;

/** Whether a chosen slot is on the list; no choice is one, and so is any where there is no list. */
export const isCallSlot = (slots: Slots, chosen: string): boolean =>
  chosen === "" || slots.length === 0 || slots.some(({ id }) => id === chosen);
