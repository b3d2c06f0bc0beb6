import * as v from "valibot";
import { VaultError } from "../../crypto/vault.ts";
import type { MemberServices } from "../services.ts";

const lifeMs = 15 * 60_000;
const context = "members.renewal";

const TicketSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ memberId: v.string(), expiresAt: v.number() }),
);

type Tools = Pick<MemberServices, "vault" | "now">;

/**
 * Lets a member whose password has run out renew it without a session, within 15 minutes. Only whoever has passed every
 * step of a login gets one, so that renewing is no way round the second step.
 */
export const makeRenewalTicket = (memberId: string, { vault, now }: Tools): Promise<string> =>
  vault.seal(context, JSON.stringify({ memberId, expiresAt: now() + lifeMs }));

/** Whose ticket it is; undefined when it is not one of ours or too old. */
export async function readRenewalTicket(
  ticket: string,
  { vault, now }: Tools,
): Promise<string | undefined> {
  try {
    const { memberId, expiresAt } = v.parse(TicketSchema, await vault.open(context, ticket));
    return expiresAt > now() ? memberId : undefined;
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
}
