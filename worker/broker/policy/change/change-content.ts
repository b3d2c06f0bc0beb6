import * as v from "valibot";
import { CoverRowSchema } from "../../lines/offer.ts";
import type { Vault } from "../../crypto/vault.ts";

/** What is personal about a change, as it is kept. */
export const SealedChangeSchema = v.object({ contentSealed: v.string() });

const rowSchema = v.object({ label: v.string(), before: v.string(), after: v.string() });

/** What was typed, by field, what is another thing afterwards, and all that is covered then, where its insurer has told. */
export const ChangeContentSchema = v.object({
  values: v.array(v.tuple([v.string(), v.string()])),
  rows: v.array(rowSchema),
  covers: v.exactOptional(v.array(CoverRowSchema)),
});
export type ChangeContent = v.InferOutput<typeof ChangeContentSchema>;

export const sealChange = (vault: Vault, content: ChangeContent): Promise<string> =>
  vault.seal("policy_changes.content", JSON.stringify(content));

export async function openChange(
  vault: Vault,
  { contentSealed }: v.InferOutput<typeof SealedChangeSchema>,
): Promise<ChangeContent> {
  const kept = await vault.open("policy_changes.content", contentSealed);
  return v.parse(ChangeContentSchema, JSON.parse(kept));
}
