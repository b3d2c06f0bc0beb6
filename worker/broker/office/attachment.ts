import { decodeBase64 } from "#shared/crypto/base64.ts";
import { attachmentOf } from "#shared/attachment.ts";

interface StoredFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** A member's file, always downloaded and never shown as a page of ours. */
export function attachment({ fileName, contentType, content }: StoredFile): Response {
  const bytes = decodeBase64(content);
  return new Response(bytes.ok ? bytes.value : null, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": attachmentOf(fileName),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
