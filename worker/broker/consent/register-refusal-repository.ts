import { asc, gte } from "drizzle-orm";
import * as v from "valibot";
import { marketingChannels } from "#shared/calls/marketing.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { registerRefusals as table } from "../store/message-schema.ts";
import type { RegisteredRefusal } from "./permission-repository.ts";

const ChannelSchema = v.picklist(marketingChannels);
const sealed = "register_refusals.receiver";

/** What people have forbidden at the embedded consent register. */
export function createRegisterRefusalRepository(db: Database, vault: Vault) {
  return {
    async add({ channel, receiver, saidAt }: RegisteredRefusal): Promise<void> {
      const receiverSealed = await vault.seal(sealed, receiver);
      await db.insert(table).values({ channel, receiverSealed, saidAt });
    },
    /** The oldest first. `since` in epoch ms. */
    async listSince(since: number): Promise<RegisteredRefusal[]> {
      const rows = await db
        .select()
        .from(table)
        .where(gte(table.saidAt, since))
        .orderBy(asc(table.id));
      return Promise.all(
        rows.map(async ({ channel, receiverSealed, saidAt }) => ({
          channel: v.parse(ChannelSchema, channel),
          receiver: await vault.open(sealed, receiverSealed),
          saidAt,
        })),
      );
    },
  };
}

export type RegisterRefusalRepository = ReturnType<typeof createRegisterRefusalRepository>;
