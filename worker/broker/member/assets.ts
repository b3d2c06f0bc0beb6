import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { deleteAsset } from "#shared/calls/delete-asset.ts";
import type { listAssets } from "#shared/calls/list-assets.ts";
import type { saveAsset } from "#shared/calls/save-asset.ts";
import { err, ok } from "#shared/result.ts";
import { forMember } from "../api/handler.ts";
import { readAsset } from "./asset-input.ts";

export const answerListAssets = forMember<RequestOf<typeof listAssets>, DataOf<typeof listAssets>>(
  async (_input, { services }, { memberId }) =>
    ok({ assets: await services.store.assets.list(memberId) }),
);

export const answerSaveAsset = forMember<RequestOf<typeof saveAsset>, DataOf<typeof saveAsset>>(
  async (input, { services }, { memberId }) => {
    const { store, randomUuid } = services;
    const now = services.now();
    const content = readAsset(input, now);
    if (!content.ok) return err({ kind: "invalid", errors: content.reason });
    const { assetId: known, kind } = input;
    const asset = { ...content.value, kind, assetId: known ?? randomUuid() };
    if (known === undefined) {
      const isAdded = await store.assets.add(asset, memberId, now);
      return isAdded ? ok({ assetId: asset.assetId }) : err({ kind: "too-many-assets" });
    }
    const isChanged = await store.assets.change(asset, memberId, now);
    return isChanged ? ok({ assetId: known }) : err({ kind: "asset-not-found" });
  },
);

export const answerDeleteAsset = forMember<RequestOf<typeof deleteAsset>, object>(
  async ({ assetId }, { services }, { memberId }) =>
    (await services.store.assets.remove(assetId, memberId))
      ? ok({})
      : err({ kind: "asset-not-found" }),
);
