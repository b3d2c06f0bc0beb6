import { uploadCopy } from "#client/copy/upload.ts";
import { Icon } from "#client/ui/icon.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { uploadErrorText } from "./upload-item.ts";
import type { UploadItem } from "./upload-item.ts";

const copy = uploadCopy;

/** One chosen file: its picture (200 px) or a mark, its name and how it stands. */
export function UploadCard({ item, onRemove }: { item: UploadItem; onRemove: () => void }) {
  const isPicture = item.type.startsWith("image/") && item.status === "done";
  const reason = uploadErrorText(item.error);
  return (
    <li
      className="card flex flex-wrap items-center gap-3 p-2"
      title={reason || undefined}
      data-status={item.status}
    >
      {isPicture ? (
        <img
          src={`data:${item.type};base64,${item.content}`}
          alt=""
          className="size-[200px] max-w-full rounded bg-tint object-contain"
        />
      ) : (
        <span className="inline-flex size-16 items-center justify-center rounded bg-tint text-primary text-2xl">
          {item.status === "uploading" ? <Spinner label="" /> : <Icon name="i-lucide-file-text" />}
        </span>
      )}
      <span className="flex-1 min-w-30 flex flex-col">
        <span className="truncate font-medium">{item.fileName}</span>
        <span className={item.status === "error" ? "text-sm text-danger" : "field-hint"}>
          {copy.status[item.status]}
          {reason !== "" && `: ${reason}`}
        </span>
      </span>
      <button
        type="button"
        className="btn-quiet min-w-11 px-0"
        aria-label={copy.remove(item.fileName)}
        onClick={onRemove}
      >
        <Icon name="i-lucide-trash-2" />
      </button>
    </li>
  );
}
