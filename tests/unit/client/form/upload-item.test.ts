import { expect, it } from "vitest";
import { readAsBase64, replaceItem, uploadErrorText } from "#client/form/upload-item.ts";

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
