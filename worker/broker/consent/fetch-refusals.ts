import type { MarketingChannel } from "#shared/calls/marketing.ts";
import { alert } from "../log.ts";
import type { ConsentRegister } from "./consent-register.ts";
import type { PermissionRepository } from "./permission-repository.ts";

export interface RefusalServices {
  readonly store: {
    readonly permissions: PermissionRepository;
  };
  readonly consentRegister: Pick<ConsentRegister, "refusals">;
  readonly now: () => number;
}

const retryMs = 60 * 60_000;
/** The register tells of the last seven days, so that a few missed times lose nothing. */
const againMs = 24 * 60 * 60_000;

/**
 * Notes what people have forbidden at the consent register, and yields when it is to be asked next. What was fetched before
 * changes nothing; a word that was said here later than that holds.
 */
export async function fetchRefusals({
  store,
  consentRegister,
  now,
}: RefusalServices): Promise<number> {
  const fetched = await consentRegister.refusals();
  if (!fetched.ok) {
    alert("refusals-unread", {});
    return now() + retryMs;
  }
  for (const refusal of fetched.value) await store.permissions.addRefusal(refusal, now());
  return now() + againMs;
}

/** Whether advertising by a way was forbidden at the register after `since` (epoch ms), and nothing was said since. */
export const isRefusedThere = async (
  channel: MarketingChannel,
  receiver: string,
  since: number,
  { store }: Pick<RefusalServices, "store">,
): Promise<boolean> => {
  const reach = channel === "email" ? { email: receiver } : { phone: receiver };
  const refusals = await store.permissions.refusedThere(reach);
  return refusals.some((refusal) => refusal.channel === channel && refusal.saidAt > since);
};
