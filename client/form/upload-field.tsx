import { useRef, useState } from "react";
import { uploadCopy } from "#client/copy/upload.ts";
import { Icon } from "#client/ui/icon.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { FieldGroup } from "./field-group.tsx";
import type { FieldProps } from "./field-props.ts";
import { UploadCard } from "./upload-card.tsx";
import { nativeSuffix } from "./native-suffix.ts";
import { readAsBase64, replaceItem } from "./upload-item.ts";
import type { UploadItem } from "./upload-item.ts";
import { wireField } from "./wire-field.ts";

interface UploadFieldProps extends Pick<
  FieldProps,
  "id" | "name" | "label" | "hint" | "isOptional" | "disabled" | "error"
> {
  value?: readonly UploadItem[];
  onValueChange?: (items: readonly UploadItem[]) => void;
  maxFiles?: number;
  maxMegabytes?: number;
  /** Kinds of file as the browser's picker takes them: `image/*,.pdf`. */
  accept?: string;
}

const copy = uploadCopy;

/** Files of a form, read as Base64 and kept with it as JSON; nothing is sent from here. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, value, onValueChange, maxFiles = 1, maxMegabytes = 5, accept } = props;
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

  const read = async (file: File, item: UploadItem) => {
    const isTooBig = file.size > maxMegabytes * 1024 * 1024;
    const result: Partial<UploadItem> = isTooBig
      ? { status: "error", error: copy.tooBig(maxMegabytes) }
      : await readAsBase64(file).then(
          (content) => ({ status: "done", content }) as const,
          () => ({ status: "error", error: copy.unreadable }) as const,
        );
    report(replaceItem(latest.current, { ...item, ...result }));
  };

  const add = (files: FileList) => {
    const room = maxFiles - latest.current.length;
    setLimit(files.length > room ? copy.limit(maxFiles) : "");
    const taken = [...files]
      .slice(0, Math.max(0, room))
      .map((file) => ({ file, item: newItem(file) }));
    report([...latest.current, ...taken.map(({ item }) => item)]);
    for (const { file, item } of taken) void read(file, item);
  };

  // Files chosen before the scripts came are still in the browser's own field.
  const picker = useRef<HTMLInputElement>(null);
  const take = () => {
    const element = picker.current;
    if (element?.files == null || element.files.length === 0) return;
    add(element.files);
    element.value = "";
  };
  useAdoption(undefined, { adopt: take });

  const remove = (item: UploadItem) => {
    setLimit("");
    report(replaceItem(latest.current, { ...item, status: "removed", content: "" }));
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
          accept={accept}
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

function newItem(file: File): UploadItem {
  return {
    uid: crypto.randomUUID(),
    fileName: file.name,
    content: "",
    type: file.type,
    status: "uploading",
  };
}
