import { and, eq, gt, lte } from "drizzle-orm";
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

export interface SavedDraft extends Draft {
  /** Epoch ms. */
  readonly savedAt: number;
}

/** So long after it was last saved a draft is kept. */
const lifeMs = 30 * 86_400_000;

/** What visitors have typed so far. */
export function createDraftRepository(db: Database, vault: Vault) {
  return {
    /** False where it is another visitor's, or has been saved after `unchangedSince` (epoch ms). */
    async save(draft: Draft, now: number, unchangedSince?: number): Promise<boolean> {
      const { draftId, visitor, productId, campaign } = draft;
      const contentSealed = await vault.seal("drafts.content", draft.content);
      const expiresAt = now + lifeMs;
      const isFree = [eq(drafts.visitor, visitor)];
      if (unchangedSince !== undefined) isFree.push(lte(drafts.expiresAt, unchangedSince + lifeMs));
      const saved = await db
        .insert(drafts)
        .values({ draftId, visitor, productId, contentSealed, campaign, createdAt: now, expiresAt })
        .onConflictDoUpdate({
          target: drafts.draftId,
          set: { productId, contentSealed, expiresAt },
          setWhere: and(...isFree)!,
        })
        .returning({ draftId: drafts.draftId });
      return saved.length > 0;
    },
    async find(draftId: string, now: number): Promise<SavedDraft | undefined> {
      const row = await db
        .select()
        .from(drafts)
        .where(and(eq(drafts.draftId, draftId), gt(drafts.expiresAt, now)))
        .get();
      if (row === undefined) return undefined;
      const content = await vault.open("drafts.content", row.contentSealed);
      const { visitor, productId, campaign } = row;
      const savedAt = row.expiresAt - lifeMs;
      return { draftId, visitor, productId, content, campaign, savedAt };
    },
  };
}

export type DraftRepository = ReturnType<typeof createDraftRepository>;
