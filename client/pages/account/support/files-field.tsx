import { UploadField } from "#client/form/upload-field.tsx";
import {
  maxSupportFileBytes,
  maxSupportFiles,
  supportFileTypes,
} from "#shared/calls/support-fields.ts";
import { supportCopy } from "./copy.ts";

const megabytes = maxSupportFileBytes / 1024 ** 2;

/** Files of a message, as the back office takes them. */
export function FilesField() {
  return (
    <UploadField
      name="files"
      label={supportCopy.files}
      hint={supportCopy.filesHint(maxSupportFiles, megabytes)}
      required={false}
      maxFiles={maxSupportFiles}
      maxMegabytes={megabytes}
      accept={supportFileTypes.join(",")}
    />
  );
}
