import { decodeBase64 } from "#shared/crypto/base64.ts";

interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

let loaded: PdfFonts | undefined;

/** DejaVu Sans, which has every Turkish letter, as bytes, the same for all documents. Imported lazily: only printing pays for it. */
export async function loadPdfFonts(): Promise<PdfFonts> {
  if (loaded !== undefined) return loaded;
  const [regular, bold] = await Promise.all([
    import("dejavu-fonts-ttf/ttf/DejaVuSans.ttf?binary"),
    import("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?binary"),
  ]);
  loaded = { regular: bytesOf(regular.default), bold: bytesOf(bold.default) };
  return loaded;
}

function bytesOf(base64: string): Uint8Array {
  const decoded = decodeBase64(base64);
  if (!decoded.ok) throw new Error("a font file is not what was built");
  return decoded.value;
}
