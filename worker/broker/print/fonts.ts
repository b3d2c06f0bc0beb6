/** Font files (TrueType bytes) a document is set in. They must hold the Turkish letters; DejaVu Sans does. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}
