import { execFileSync } from "node:child_process";

/** Text of a PDF as a reader would copy it (poppler's `pdftotext`). */
export function pdfText(bytes: Uint8Array): string {
  return execFileSync("pdftotext", ["-layout", "-enc", "UTF-8", "-", "-"], {
    input: bytes,
    encoding: "utf8",
  });
}

/** Number of pages (poppler's `pdfinfo`). */
export function pdfPages(bytes: Uint8Array): number {
  const info = execFileSync("pdfinfo", ["-"], { input: bytes, encoding: "utf8" });
  return Number(/^Pages:\s+(\d+)$/m.exec(info)?.[1]);
}
