/** DejaVu Sans, which has every Turkish letter, as bytes. Imported lazily: only printing pays for it. */
export async function loadPdfFonts(): Promise<{ regular: Uint8Array; bold: Uint8Array }> {
  const [regular, bold] = await Promise.all([
    import("dejavu-fonts-ttf/ttf/DejaVuSans.ttf?binary"),
    import("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?binary"),
  ]);
  return { regular: bytesOf(regular.default), bold: bytesOf(bold.default) };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
