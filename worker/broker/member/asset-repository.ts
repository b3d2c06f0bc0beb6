import { and, asc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import {
  assetKinds,
  petSexes,
  relations,
  sexes,
  speciesIds,
} from "#shared/calls/account/asset-fields.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { assets } from "../store/member-schema.ts";

const text = v.optional(v.string());

const AssetContentSchema = v.object({
  title: v.string(),
  plate: text,
  brand: text,
  model: text,
  modelYear: v.optional(v.number()),
  uavtCode: text,
  address: text,
  name: text,
  surname: text,
  nationalNumber: text,
  birthdate: text,
  relation: v.optional(v.picklist(relations)),
  sex: v.optional(v.picklist(sexes)),
  petName: text,
  species: v.optional(v.picklist(speciesIds)),
  breed: text,
  petSex: v.optional(v.picklist(petSexes)),
  isNeutered: v.optional(v.boolean()),
  microchip: text,
  /** Bought here for it, the newest of each line. */
  policies: v.optional(v.array(v.object({ productId: v.string(), endsAt: v.number() })), []),
});

/** A vehicle, a home, somebody of the family or a pet. */
export type Asset = v.InferOutput<typeof AssetContentSchema> & {
  readonly assetId: string;
  readonly kind: (typeof assetKinds)[number];
};

export const maxAssets = 50;
const KindSchema = v.picklist(assetKinds);

/** What members keep to insure it again. */
export function createAssetRepository(db: Database, vault: Vault) {
  const seal = (content: object) => vault.seal("assets.content", JSON.stringify(content));
  const ofMember = (assetId: string, memberId: string) =>
    and(eq(assets.assetId, assetId), eq(assets.memberId, memberId));
  return {
    /** In the order they were added. */
    async list(memberId: string): Promise<Asset[]> {
      const rows = await db
        .select()
        .from(assets)
        .where(eq(assets.memberId, memberId))
        .orderBy(asc(assets.createdAt), asc(assets.assetId));
      return Promise.all(
        rows.map(async ({ assetId, kind, contentSealed }) => {
          const content: unknown = JSON.parse(await vault.open("assets.content", contentSealed));
          return {
            ...v.parse(AssetContentSchema, content),
            assetId,
            kind: v.parse(KindSchema, kind),
          };
        }),
      );
    },
    /** False, and nothing stored, when the member has as many as one may have. */
    async add(
      { assetId, kind, ...content }: Asset,
      memberId: string,
      now: number,
    ): Promise<boolean> {
      const contentSealed = await seal(content);
      const added = await db.all(sql`
        INSERT INTO assets (asset_id, member_id, kind, content_sealed, created_at, updated_at)
        SELECT ${assetId}, ${memberId}, ${kind}, ${contentSealed}, ${now}, ${now}
        WHERE (SELECT count(*) FROM assets WHERE member_id = ${memberId}) < ${maxAssets}
        RETURNING asset_id`);
      return added.length > 0;
    },
    /** False when the member has none of that id. */
    async change(
      { assetId, kind, ...content }: Asset,
      memberId: string,
      now: number,
    ): Promise<boolean> {
      const changed = await db
        .update(assets)
        .set({ kind, contentSealed: await seal(content), updatedAt: now })
        .where(ofMember(assetId, memberId))
        .returning({ assetId: assets.assetId });
      return changed.length > 0;
    },
    /** False when the member has none of that id. */
    async remove(assetId: string, memberId: string): Promise<boolean> {
      const removed = await db
        .delete(assets)
        .where(ofMember(assetId, memberId))
        .returning({ assetId: assets.assetId });
      return removed.length > 0;
    },
  };
}

export type AssetRepository = ReturnType<typeof createAssetRepository>;
