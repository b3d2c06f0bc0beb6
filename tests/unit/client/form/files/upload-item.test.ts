import { expect, it } from "vitest";
import {
  readAsBase64,
  refusalOf,
  replaceItem,
  uploadErrorText,
} from "#client/form/files/upload-item.ts";
import { fileTypes } from "#shared/format/file-type.ts";

// Specification 3.31
it("reads a file as Base64", async () => {
  expect(await readAsBase64(new File(["foobar"], "a.txt"))).toBe("Zm9vYmFy");
});

it("replaces one item in its place", () => {
  const item = { uid: "1", fileName: "a", content: "", type: "", status: "uploading" } as const;
  const other = { ...item, uid: "2" };
  const done = { ...item, status: "done", content: "YQ==" } as const;
  expect(replaceItem([item, other], done)).toEqual([done, other]);
});

it.each([
  ["a PDF whatever it is called", ["%PDF-1.7"], "belge.jpg", undefined],
  [
    "a photograph of a kind that is not taken",
    ["\0\0\0\x18ftypheic"],
    "tatil.jpg",
    "Yalnızca JPEG, PNG veya PDF dosyası ekleyebilirsiniz.",
  ],
  ["an empty file", [], "belge.pdf", "Dosya boş. Lütfen başka bir dosya seçin."],
  [
    "one that is too large",
    ["%PDF-", "x".repeat(1024 ** 2)],
    "belge.pdf",
    "Dosya en fazla 1 MB olabilir.",
  ],
])("of %s says why it is refused", async (_what, parts, name, reason) => {
  const limits = { maxMegabytes: 1, types: fileTypes };
  expect(await refusalOf(new File(parts, name), limits)).toBe(reason);
});

// Specification 4.20, 8.13
it.each([
  [undefined, ""],
  ["Olmadı", "Olmadı"],
  [{ responseText: "Sunucu", statusText: "Durum", message: "İleti" }, "Sunucu"],
  [{ responseText: "", statusText: "Durum", message: "İleti" }, "Durum"],
  [{ message: "İleti" }, "İleti"],
  [{}, ""],
])("tells of %j as %j", (error, text) => {
  expect(uploadErrorText(error)).toBe(text);
});
