import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getDraft } from "#shared/calls/quote/get-draft.ts";
import type { saveDraft } from "#shared/calls/quote/save-draft.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { storedTouch } from "../campaign/touch.ts";
import type { QuoteServices } from "./services.ts";

const draftLifeMs = 30 * 86_400_000;

/** Keeps what was typed; an expired draft is begun anew rather than lost. */
export const answerSaveDraft: Handler<
  RequestOf<typeof saveDraft>,
  DataOf<typeof saveDraft>,
  QuoteServices
> = async ({ draftId, productId, content, campaign: touch }, { services, visitor }) => {
  const { store, randomUuid } = services;
  const now = services.now();
  const known = draftId === undefined ? undefined : await store.drafts.find(draftId, now);
  if (known !== undefined && known.visitor !== visitor) return err({ kind: "draft-not-found" });
  const campaign = storedTouch(touch);
  const draft = { draftId: known?.draftId ?? randomUuid(), visitor, productId, content, campaign };
  await store.drafts.save(draft, now, now + draftLifeMs);
  return ok({ draftId: draft.draftId });
};

export const answerGetDraft: Handler<
  RequestOf<typeof getDraft>,
  DataOf<typeof getDraft>,
  QuoteServices
> = async ({ draftId }, { services, visitor }) => {
  const draft = await services.store.drafts.find(draftId, services.now());
  if (draft?.visitor !== visitor) return err({ kind: "draft-not-found" });
  const { productId, content } = draft;
  return ok({ draftId, productId, content });
};
