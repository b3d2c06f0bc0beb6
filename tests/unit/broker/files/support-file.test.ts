import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxSupportFileBytes } from "#shared/calls/support/support-fields.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { checkFile, cleanFileName } from "#worker/broker/files/support-file.ts";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const pdf = [...new TextEncoder().encode("%PDF-1.7")];
const base64 = (bytes: readonly number[]) => encodeBase64(Uint8Array.from(bytes));
const ofSize = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(pdf);
  return Buffer.from(bytes).toString("base64");
};

describe("a file", () => {
  test.each([
    ["JPEG", jpeg, "image/jpeg"],
    ["PNG", png, "image/png"],
    ["PDF", pdf, "application/pdf"],
  ])("%s is known by its first bytes, whatever it is called", (_name, bytes, contentType) => {
    const file = checkFile("dosya.txt", base64(bytes));
    expect(file).toMatchObject({ ok: true, value: { contentType, sizeBytes: bytes.length } });
  });

  test.each([
    ["text", base64([...new TextEncoder().encode("merhaba dünya")]), "wrong-type"],
    ["an HTML page called PDF", base64([...new TextEncoder().encode("<html>%PDF-")]), "wrong-type"],
    ["half a PNG signature", base64(png.slice(0, 6)), "wrong-type"],
    ["a GIF", base64([...new TextEncoder().encode("GIF89a")]), "wrong-type"],
    ["nothing", "", "empty"],
    ["no base64", "%%%%", "unreadable"],
    ["base64url", "_-__", "unreadable"],
    ["unpadded base64", "JVBERi0", "unreadable"],
    ["padding inside", "JV==ERi0", "unreadable"],
    ["a data address", `data:application/pdf;base64,${base64(pdf)}`, "unreadable"],
  ])("%s is refused", (_name, content, reason) => {
    expect(checkFile("belge.pdf", content)).toEqual({ ok: false, reason });
  });

  test("may have 3 MiB and not a byte more", () => {
    expect(checkFile("a.pdf", ofSize(maxSupportFileBytes)).ok).toBe(true);
    const over = checkFile("a.pdf", ofSize(maxSupportFileBytes + 1));
    expect(over).toEqual({ ok: false, reason: "too-large" });
  });

  test("has the size its bytes have", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => {
        const bytes = [...pdf, ...tail];
        expect(checkFile("a.pdf", base64(bytes))).toMatchObject({
          value: { sizeBytes: bytes.length },
        });
      }),
    );
  });
});

describe("a file's name", () => {
  test.each([
    ["Ruhsat fotoğrafı.JPG", "image/jpeg", "Ruhsat fotoğrafı.JPG"],
    ["tarama.jpeg", "image/jpeg", "tarama.jpeg"],
    ["../../etc/passwd", "application/pdf", "passwd.pdf"],
    ["C:\\Belgeler\\poliçe.pdf", "application/pdf", "poliçe.pdf"],
    ["fatura.exe", "application/pdf", "fatura.exe.pdf"],
    ["resim.pdf", "image/png", "resim.pdf.png"],
    ["a\u0000b\r\nc.png", "image/png", "abc.png"],
    ["gpj\u202e.pdf", "application/pdf", "gpj.pdf"],
    [".pdf", "application/pdf", "dosya.pdf"],
    ["..", "application/pdf", "dosya.pdf"],
    [". .htaccess", "application/pdf", "htaccess.pdf"],
    ["", "image/jpeg", "dosya.jpg"],
    ["klasör/", "image/png", "dosya.png"],
  ] as const)("%j as %s is kept as %j", (name, type, kept) => {
    expect(cleanFileName(name, type)).toBe(kept);
  });

  test("never has a path, a control character or more than 100 characters, and ends as its kind", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
        const clean = cleanFileName(name, "application/pdf");
        expect([...clean].length).toBeLessThanOrEqual(100);
        expect(clean).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
        expect(clean).toMatch(/^[^.].*\.pdf$/isu);
      }),
    );
  });
});
