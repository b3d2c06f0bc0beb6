import { and, eq, gt } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { drafts } from "../store/schema.ts";

export interface Draft {
  readonly draftId: string;
  readonly visitor: string;
  readonly productId: string;
  readonly content: string;
  /** The touch it was begun with, as it is stored. */
  readonly campaign: string | null;
}

/** What visitors have typed so far. */
export function createDraftRepository(db: Database, vault: Vault) {
  return {
    async save(draft: Draft, now: number, expiresAt: number): Promise<void> {
      const { draftId, visitor, productId, campaign } = draft;
      const contentSealed = await vault.seal("drafts.content", draft.content);
      await db
        .insert(drafts)
        .values({ draftId, visitor, productId, contentSealed, campaign, createdAt: now, expiresAt })
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
      const { visitor, productId, campaign } = row;
      return { draftId, visitor, productId, content, campaign };
    },
  };
}

export type DraftRepository = ReturnType<typeof createDraftRepository>;
