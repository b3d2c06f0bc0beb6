import { and, eq, gt } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "./database.ts";
import { passwordKeys } from "./member-schema.ts";

/** Keys for passwords on the wire. */
export function createPasswordKeyRepository(db: Database, vault: Vault) {
  return {
    async add(guid: string, salt: string, expiresAt: number): Promise<void> {
      const saltSealed = await vault.seal("password_keys.salt", salt);
      await db.insert(passwordKeys).values({ guid, saltSealed, expiresAt });
    },
    /** Hands a key out to one taker only; undefined when it is unknown, used or over. */
    async take(guid: string, now: number): Promise<string | undefined> {
      const [taken] = await db
        .delete(passwordKeys)
        .where(and(eq(passwordKeys.guid, guid), gt(passwordKeys.expiresAt, now)))
        .returning();
      return taken && vault.open("password_keys.salt", taken.saltSealed);
    },
  };
}
