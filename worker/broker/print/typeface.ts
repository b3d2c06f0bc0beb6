import fontkit from "@cantoo/fontkit";
import type { PDFDocument } from "@cantoo/pdf-lib";

type Reader = Parameters<PDFDocument["registerFontkit"]>[0];
type Typeface = Extract<Awaited<ReturnType<Reader["create"]>>, { layout: unknown }>;
type Glyph = ReturnType<Typeface["layout"]>["glyphs"][number];

const typefaces = new WeakMap<Uint8Array, Typeface>();

function read(bytes: Uint8Array): Typeface {
  const typeface = fontkit.create(bytes);
  if (typeface === null || !("layout" in typeface)) throw new Error("not the file of one typeface");
  const letters = new Map<string, Glyph>();
  const letterOf = (character: string): Glyph => {
    const known = letters.get(character);
    if (known !== undefined) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const glyph = typeface.glyphForCodePoint(codePoint);
    if (glyph === null) throw new Error("a typeface without glyphs");
    const { id, advanceWidth } = glyph;
    // The typeface's own glyphs stand for what they were first asked for, in whichever document: "I" for nothing, after "İ".
    const letter = { id, advanceWidth, codePoints: [codePoint] };
    letters.set(character, letter);
    return letter;
  };
  return Object.assign(typeface, {
    layout: (text: string) => ({ glyphs: Array.from(text.normalize("NFC"), letterOf) }),
  });
}

/**
 * Reads a font file (TrueType bytes, one typeface) once in the life of an isolate, and sets text letter by letter: a document
 * keeps glyphs without their places, so that shaping, two thirds of the work of a policy, changes nothing of Turkish.
 */
export const typefaceReader: Reader = {
  create(bytes) {
    const typeface = typefaces.get(bytes) ?? read(bytes);
    typefaces.set(bytes, typeface);
    return typeface;
  },
};
