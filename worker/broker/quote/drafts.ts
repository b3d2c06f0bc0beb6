import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getDraft } from "#shared/calls/quote/get-draft.ts";
import type { saveDraft } from "#shared/calls/quote/save-draft.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { storedTouch } from "../campaign/touch.ts";
import type { QuoteServices } from "./services.ts";

/** Keeps what was typed; an expired draft is begun anew rather than lost. */
export const answerSaveDraft: Handler<
  RequestOf<typeof saveDraft>,
  DataOf<typeof saveDraft>,
  QuoteServices
> = async (request, { services, visitor }) => {
  const { draftId, productId, content, campaign: touch, unchangedSince } = request;
  const { store, randomUuid } = services;
  const now = services.now();
  const known = draftId === undefined ? undefined : await store.drafts.find(draftId, now);
  if (known !== undefined && known.visitor !== visitor) return err({ kind: "draft-not-found" });
  const campaign = storedTouch(touch);
  const draft = { draftId: known?.draftId ?? randomUuid(), visitor, productId, content, campaign };
  const isSaved = await store.drafts.save(draft, now, unchangedSince);
  return isSaved ? ok({ draftId: draft.draftId }) : err({ kind: "draft-changed" });
};

export const answerGetDraft: Handler<
  RequestOf<typeof getDraft>,
  DataOf<typeof getDraft>,
  QuoteServices
> = async ({ draftId }, { services, visitor }) => {
  const draft = await services.store.drafts.find(draftId, services.now());
  if (draft?.visitor !== visitor) return err({ kind: "draft-not-found" });
  const { productId, content, savedAt } = draft;
  return ok({ draftId, productId, content, savedAt });
};
