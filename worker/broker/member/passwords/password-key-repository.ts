import { and, eq, gt, inArray, or } from "drizzle-orm";
import type { Vault } from "../../crypto/vault.ts";
import type { Database } from "../../store/database.ts";
import { passwordKeys } from "../../store/member-schema.ts";
import { visitorMoves } from "../../store/schema.ts";

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
    /**
     * Hands a key out once; undefined when it is unknown, another visitor's, used or over. Who has become another visitor
     * since they asked for it may use it still.
     */
    async take({ guid, visitor }: PasswordKey, now: number): Promise<string | undefined> {
      const formerIds = db
        .select({ id: visitorMoves.visitor })
        .from(visitorMoves)
        .where(eq(visitorMoves.next, visitor));
      const [taken] = await db
        .delete(passwordKeys)
        .where(
          and(
            eq(passwordKeys.guid, guid),
            or(eq(passwordKeys.visitor, visitor), inArray(passwordKeys.visitor, formerIds)),
            gt(passwordKeys.expiresAt, now),
          ),
        )
        .returning();
      return taken && vault.open("password_keys.salt", taken.saltSealed);
    },
  };
}

export type PasswordKeyRepository = ReturnType<typeof createPasswordKeyRepository>;
