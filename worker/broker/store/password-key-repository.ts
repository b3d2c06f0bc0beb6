import { and, eq, gt } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "./database.ts";
import { passwordKeys } from "./member-schema.ts";

/** A key, and who asked for it. */
export interface PasswordKey {
  readonly guid: string;
  readonly visitor: string;
}

/** Keys for passwords on the wire. */
export function createPasswordKeyRepository(db: Database, vault: Vault) {
  return {
    async add({ guid, visitor }: PasswordKey, salt: string, expiresAt: number): Promise<void> {
      const saltSealed = await vault.seal("password_keys.salt", salt);
      await db.insert(passwordKeys).values({ guid, visitor, saltSealed, expiresAt });
    },
    /** Hands a key out once; undefined when it is unknown, another visitor's, used or over. */
    async take({ guid, visitor }: PasswordKey, now: number): Promise<string | undefined> {
      const [taken] = await db
        .delete(passwordKeys)
        .where(
          and(
            eq(passwordKeys.guid, guid),
            eq(passwordKeys.visitor, visitor),
            gt(passwordKeys.expiresAt, now),
          ),
        )
        .returning();
      return taken && vault.open("password_keys.salt", taken.saltSealed);
    },
  };
}
