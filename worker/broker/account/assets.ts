import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { deleteAsset } from "#shared/calls/account/delete-asset.ts";
import type { listAssets } from "#shared/calls/account/list-assets.ts";
import type { saveAsset } from "#shared/calls/account/save-asset.ts";
import { err, ok } from "#shared/result.ts";
import { forMember } from "../api/handler.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import { readAsset } from "./asset-input.ts";
import { isSame } from "../member/keep-bought.ts";
import type { AccountServices } from "./services.ts";

export const answerListAssets = forMember<
  RequestOf<typeof listAssets>,
  DataOf<typeof listAssets>,
  AccountServices
>(async (_input, { services: { store, now } }, { memberId }) => {
  const assets = await store.assets.list(memberId);
  return ok({
    assets: assets.map(({ policies, ...asset }) => ({
      ...asset,
      policies: policies.flatMap(({ productId, endsAt }) =>
        isProductId(productId) && endsAt > now() ? [{ productId, endsAt }] : [],
      ),
    })),
  });
});

export const answerSaveAsset = forMember<
  RequestOf<typeof saveAsset>,
  DataOf<typeof saveAsset>,
  AccountServices
>(async (input, { services }, { memberId }) => {
  const { store, randomUuid } = services;
  const now = services.now();
  const content = readAsset(input, now);
  if (!content.ok) return err({ kind: "invalid", errors: content.reason });
  const { assetId: known, kind } = input;
  const before = known === undefined ? [] : await store.assets.list(memberId);
  const asset = { ...content.value, kind, assetId: known ?? randomUuid() };
  const same = before.find((one) => one.assetId === known && isSame(one, asset));
  const kept = { ...asset, policies: same?.policies ?? [] };
  if (known === undefined) {
    const isAdded = await store.assets.add(kept, memberId, now);
    return isAdded ? ok({ assetId: asset.assetId }) : err({ kind: "too-many-assets" });
  }
  const isChanged = await store.assets.change(kept, memberId, now);
  return isChanged ? ok({ assetId: known }) : err({ kind: "asset-not-found" });
});

export const answerDeleteAsset = forMember<RequestOf<typeof deleteAsset>, object, AccountServices>(
  async ({ assetId }, { services }, { memberId }) =>
    (await services.store.assets.remove(assetId, memberId))
      ? ok({})
      : err({ kind: "asset-not-found" }),
);
