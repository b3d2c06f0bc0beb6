import * as v from "valibot";
import type { CertificateText } from "../lines/certificate.ts";
import type { PrintedFirm, PrintedInsurer } from "./policy-document.ts";
import { FirmSchema, InsurerSchema } from "./policy-document.ts";

/** What is printed of a certificate. */
export interface CertificateDocument {
  readonly policyNumber: string;
  readonly insurer: PrintedInsurer;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  /** The same in each of its languages, one below the other. */
  readonly texts: readonly CertificateText[];
  readonly firm: PrintedFirm;
}

const text = v.string();

/** How it is stored with its policy. */
export const CertificateDocumentSchema: v.GenericSchema<unknown, CertificateDocument> = v.object({
  policyNumber: text,
  insurer: InsurerSchema,
  issuedAt: v.number(),
  texts: v.array(
    v.object({
      title: text,
      purpose: text,
      intro: text,
      rows: v.array(v.tuple([text, text])),
      columns: v.array(text),
      people: v.array(v.array(text)),
      closing: v.array(text),
    }),
  ),
  firm: FirmSchema,
});
