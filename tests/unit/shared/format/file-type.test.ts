import { expect, it } from "vitest";
import { fileTypeOf } from "#shared/format/file-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ["a PDF", bytes("%PDF-1.7"), "application/pdf"],
  ["a PNG", bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR..."), "image/png"],
  ["the signature of a PNG alone", bytes("\x89PNG\r\n\x1a\n"), undefined],
  ["a JPEG", bytes("\xff\xd8\xff\xe0"), "image/jpeg"],
  ["a photograph of a phone that saves others", bytes("\0\0\0\x18ftypheic"), undefined],
  ["a text", bytes("PDF"), undefined],
  ["nothing", bytes(""), undefined],
])("knows %s by its first bytes", (_what, head, type) => {
  expect(fileTypeOf(head)).toBe(type);
});
