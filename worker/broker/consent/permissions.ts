import type { MarketingChannel } from "#shared/calls/marketing.ts";
import type { Permissions } from "#shared/fields/marketing.ts";
import { marketingChannels } from "#shared/calls/marketing.ts";
import { instantsOf, todayInIstanbul } from "#shared/format/date.ts";
import { addWorkingDays } from "../domain/working-days.ts";
import type { PermissionRepository, PermissionChange, Reach } from "./permission-repository.ts";

/** Working days in which the register has to know of a permission or a refusal. */
const reportWorkingDays = 3;

/** The last instant at which the register may learn of what is said now, epoch ms. */
export const reportDueAt = (saidAt: number): number =>
  instantsOf(addWorkingDays(todayInIstanbul(saidAt), reportWorkingDays))[1] - 1;

interface PermissionServices {
  readonly store: { readonly permissions: PermissionRepository };
  readonly now: () => number;
}

/**
 * Writes down what somebody says of advertising, for each way that a number or address is known for. A tick left alone
 * says nothing, so only what is `given` counts of a form; taking back is said by `false` in `said`.
 */
export async function notePermissions(
  said: Partial<Permissions>,
  { phone, email }: Reach,
  { store, now }: PermissionServices,
  { source = "web", isMerchant }: Partial<Pick<PermissionChange, "source" | "isMerchant">> = {},
): Promise<void> {
  const saidAt = now();
  const dueAt = reportDueAt(saidAt);
  const receivers: Readonly<Record<MarketingChannel, string | undefined>> = {
    sms: phone,
    email,
    call: phone,
  };
  for (const channel of marketingChannels) {
    const receiver = receivers[channel];
    const isGiven = said[channel];
    if (receiver === undefined || isGiven === undefined) continue;
    await store.permissions.add({
      channel,
      receiver,
      isGiven,
      isMerchant,
      source,
      saidAt,
      dueAt,
    });
  }
}

/** Of what was ticked what was given: who leaves a tick alone takes nothing back. */
export const givenOf = (permissions: Permissions): Partial<Permissions> =>
  Object.fromEntries(Object.entries(permissions).filter(([, isGiven]) => isGiven));

/** Takes back whatever holds for somebody. */
export async function takeBackAll(reach: Reach, services: PermissionServices): Promise<void> {
  const held = await services.store.permissions.of(reach);
  const takenBack = Object.keys(givenOf(held)).map((channel) => [channel, false] as const);
  await notePermissions(Object.fromEntries(takenBack), reach, services);
}
