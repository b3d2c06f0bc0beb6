import { and, eq, gt } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { drafts } from "../store/schema.ts";

export interface Draft {
  readonly draftId: string;
  readonly visitor: string;
  readonly productId: string;
  readonly content: string;
}

/** What visitors have typed so far. */
export function createDraftRepository(db: Database, vault: Vault) {
  return {
    async save(draft: Draft, now: number, expiresAt: number): Promise<void> {
      const { draftId, visitor, productId } = draft;
      const contentSealed = await vault.seal("drafts.content", draft.content);
      await db
        .insert(drafts)
        .values({ draftId, visitor, productId, contentSealed, createdAt: now, expiresAt })
        .onConflictDoUpdate({
          target: drafts.draftId,
          set: { productId, contentSealed, expiresAt },
          setWhere: eq(drafts.visitor, visitor),
        });
    },
    async find(draftId: string, now: number): Promise<Draft | undefined> {
      const row = await db
        .select()
        .from(drafts)
        .where(and(eq(drafts.draftId, draftId), gt(drafts.expiresAt, now)))
        .get();
      if (row === undefined) return undefined;
      const content = await vault.open("drafts.content", row.contentSealed);
      return { draftId, visitor: row.visitor, productId: row.productId, content };
    },
  };
}

export type DraftRepository = ReturnType<typeof createDraftRepository>;
