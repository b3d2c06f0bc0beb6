import * as v from "valibot";
import { saleDocumentIds } from "#shared/calls/order/sale-document-fields.ts";
import { sha256Hex } from "#shared/crypto/sha-256.ts";
import { packText, unpackText } from "../../crypto/packed-text.ts";
import type { SealContext, Vault } from "../../crypto/vault.ts";
import type { CertificateDocument } from "../../print/certificate-document.ts";
import { CertificateDocumentSchema } from "../../print/certificate-document.ts";
import type { PolicyDocument } from "../../print/policy-document.ts";
import { PolicyDocumentSchema } from "../../print/policy-document.ts";
import type { OfferedDocuments } from "./write-documents.ts";

/** What was read before a purchase, as it was shown. */
export const ReadDocumentsSchema = v.object({
  /** SHA-256 of all of them as JSON, which their reader has agreed to. */
  sha256: v.string(),
  texts: v.array(
    v.object({
      id: v.picklist(saleDocumentIds),
      title: v.string(),
      edition: v.string(),
      html: v.string(),
      /** Of the markup. */
      sha256: v.string(),
    }),
  ),
  /** When the price in them was last confirmed, which is when they were last shown; epoch ms. */
  shownAt: v.number(),
});
export type ReadDocuments = v.InferOutput<typeof ReadDocumentsSchema>;

/** The same, agreed to. */
const AgreedDocumentsSchema = v.object({
  ...ReadDocumentsSchema.entries,
  /** Epoch ms. */
  agreedAt: v.number(),
  channel: v.literal("web"),
});
export type AgreedDocuments = v.InferOutput<typeof AgreedDocumentsSchema>;

/** What is printed of a policy. */
export interface Printed {
  readonly policy: PolicyDocument;
  readonly certificate?: CertificateDocument;
}

/** What was shown and agreed to, and what the policy says: kept with the policy for as long as that is kept, and never written anew. */
export interface SaleRecord {
  readonly agreed: AgreedDocuments;
  /** Absent where it could not be made when the policy was stored. */
  readonly printed?: Printed;
}

const SaleRecordSchema: v.GenericSchema<unknown, SaleRecord> = v.object({
  agreed: AgreedDocumentsSchema,
  printed: v.exactOptional(
    v.object({
      policy: PolicyDocumentSchema,
      certificate: v.exactOptional(CertificateDocumentSchema),
    }),
  ),
});

/** The documents of an offer with what stands for each. */
export async function readAt(
  { sha256, texts }: OfferedDocuments,
  shownAt: number,
): Promise<ReadDocuments> {
  const named = texts.map(async (text) => ({ ...text, sha256: await sha256Hex(text.html) }));
  return { sha256, texts: await Promise.all(named), shownAt };
}

/** How something of a sale is kept, by whom alone it can be opened. */
function sealer<T>(context: SealContext, schema: v.GenericSchema<unknown, T>) {
  return {
    seal: (vault: Vault, value: T): Promise<string> =>
      vault.seal(context, packText(JSON.stringify(value))),
    open: async (vault: Vault, sealed: string): Promise<T> =>
      v.parse(schema, JSON.parse(unpackText(await vault.open(context, sealed)))),
  };
}

/** In the order's object, until there is a policy. */
export const agreedSeal = sealer<AgreedDocuments>("orders.documents", AgreedDocumentsSchema);
/** With the policy. */
export const recordSeal = sealer<SaleRecord>("policies.record", SaleRecordSchema);

/** A message as it was sent. */
export interface SentMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Names of what went with it. */
  readonly files: readonly string[];
}

/** With the message's entry. */
export const sentSeal = sealer<SentMessage>(
  "orders.message",
  v.object({ to: v.string(), subject: v.string(), text: v.string(), files: v.array(v.string()) }),
);
