import { useRef, useState } from "react";
import { uploadCopy } from "#client/copy/upload.ts";
import type { FileType } from "#shared/format/file-type.ts";
import { Icon } from "#client/ui/icon.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { FieldGroup } from "../fields/field-group.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { UploadCard } from "./upload-card.tsx";
import { nativeSuffix } from "./native-suffix.ts";
import { readAsBase64, refusalOf, replaceItem } from "./upload-item.ts";
import type { UploadItem, UploadStatus } from "./upload-item.ts";
import { wireField } from "../fields/wire-field.ts";

interface UploadFieldProps extends Pick<
  FieldProps,
  "id" | "name" | "label" | "hint" | "isOptional" | "disabled" | "error"
> {
  value?: readonly UploadItem[];
  onValueChange?: (items: readonly UploadItem[]) => void;
  maxFiles?: number;
  maxMegabytes?: number;
  /** Kinds of file that are taken; absent: all. */
  types?: readonly FileType[];
}

const copy = uploadCopy;
const takesPlace: ReadonlySet<UploadStatus> = new Set<UploadStatus>(["uploading", "done"]);

/** Files of a form, read as Base64 and kept with it as JSON; nothing is sent from here. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, value, onValueChange, maxFiles = 1, maxMegabytes = 5, types } = props;
  const [own, setOwn] = useState<readonly UploadItem[]>([]);
  const items = (value ?? own).filter(({ status }) => status !== "removed");
  const latest = useRef<readonly UploadItem[]>(items);
  latest.current = items;
  const [limit, setLimit] = useState("");
  const field = wireField(limit === "" ? props : { ...props, error: limit });

  const report = (changed: readonly UploadItem[]) => {
    latest.current = changed;
    setOwn(changed);
    onValueChange?.(changed);
  };

  const replace = (changed: UploadItem) => report(replaceItem(latest.current, changed));

  const read = (file: File, item: UploadItem) =>
    readAsBase64(file).then(
      (content) => replace({ ...item, fileName: file.name, status: "done", content }),
      () => replace({ ...item, status: "error", error: copy.unreadable }),
    );

  /** A file that is refused takes no place: why is told until the next choice, and it is neither counted nor sent. */
  const add = async (files: readonly File[]) => {
    setLimit("");
    const before = latest.current.filter(({ status }) => takesPlace.has(status));
    const chosen = files.map((file) => ({ file, item: newItem(file) }));
    report([...before, ...chosen.map(({ item }) => item)]);
    const limits = { maxMegabytes, types };
    const judged = await Promise.all(
      chosen.map(async ({ file, item }) => {
        const smaller = await shrunk(file);
        return { file: smaller, item, refusal: await refusalOf(smaller, limits) };
      }),
    );
    let room = maxFiles - before.length;
    for (const { file, item, refusal } of judged) {
      if (refusal !== undefined) {
        replace({ ...item, status: "error", error: refusal });
      } else if (room > 0) {
        room -= 1;
        void read(file, item);
      } else {
        setLimit(copy.limit(maxFiles));
        replace({ ...item, status: "removed" });
      }
    }
  };

  // Files chosen before the scripts came are still in the browser's own field.
  const picker = useRef<HTMLInputElement>(null);
  const take = () => {
    const element = picker.current;
    if (element?.files == null || element.files.length === 0) return;
    void add([...element.files]);
    element.value = "";
  };
  useAdoption(undefined, { adopt: take });

  const remove = (item: UploadItem) => {
    setLimit("");
    replace({ ...item, status: "removed", content: "" });
  };

  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <label className="btn-secondary self-start has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-primary">
        <Icon name="i-lucide-paperclip" />
        {copy.choose}
        <input
          ref={picker}
          type="file"
          name={`${props.name}${nativeSuffix}`}
          multiple={maxFiles > 1}
          accept={types?.join(",")}
          className="visually-hidden"
          onChange={take}
        />
      </label>
      <input type="hidden" name={props.name} value={JSON.stringify(items)} />
      <ul aria-live="polite" className="flex flex-col gap-2">
        {items.map((item) => (
          <UploadCard key={item.uid} item={item} onRemove={() => remove(item)} />
        ))}
      </ul>
    </FieldGroup>
  );
}

/** A photograph made smaller, if that can be done. */
const shrunk = (file: File): Promise<File> =>
  import("./shrink-photo.ts").then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    () => file,
  );

function newItem(file: File): UploadItem {
  return {
    uid: crypto.randomUUID(),
    fileName: file.name,
    content: "",
    type: file.type,
    status: "uploading",
  };
}
