import * as v from "valibot";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import type { UploadStatus } from "./upload-item.ts";
import { nativeSuffix } from "./native-suffix.ts";

/** A file as it is sent on: its name and its content in Base64. */
export interface PostedFile {
  readonly fileName: string;
  readonly content: string;
}

const ItemsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ fileName: v.string(), content: v.string(), status: v.string() })),
);

/** Whether every file of the widget has been read; one that was refused is told of there, and not sent. */
export function areFilesReady(field: string): boolean {
  const items = v.safeParse(ItemsSchema, field);
  return items.success && items.output.every(({ status }) => ready.has(status));
}

const ready: ReadonlySet<string> = new Set<UploadStatus>(["done", "error", "removed"]);

/** The files of an upload field: as the widget read them, or as a browser without scripts sent them. */
export async function postedFiles(form: FormData, name: string): Promise<PostedFile[]> {
  const items = v.safeParse(ItemsSchema, form.get(name));
  const read = items.success ? items.output.filter(({ status }) => status === "done") : [];
  const sent = form.getAll(`${name}${nativeSuffix}`).filter((entry) => entry instanceof File);
  // A field that nothing was chosen in sends a file without a name.
  const native = sent
    .filter(({ name: fileName, size }) => size > 0 || fileName !== "")
    .map(async (file) => ({
      fileName: file.name,
      content: encodeBase64(new Uint8Array(await file.arrayBuffer())),
    }));
  return [
    ...read.map(({ fileName, content }) => ({ fileName, content })),
    ...(await Promise.all(native)),
  ];
}
