import { fieldId, useFormScope } from "#client/form/form-scope.ts";
import { UploadField } from "#client/form/files/upload-field.tsx";
import { maxSupportFileBytes, maxSupportFiles } from "#shared/calls/support/support-fields.ts";
import { fileTypes } from "#shared/format/file-type.ts";
import { supportCopy } from "./copy.ts";

const megabytes = maxSupportFileBytes / 1024 ** 2;

/** Files of a message, as the back office takes them. */
export function FilesField() {
  const scope = useFormScope();
  return (
    <UploadField
      id={fieldId(scope, "files")}
      name="files"
      error={scope.errors["files"]}
      label={supportCopy.files}
      hint={supportCopy.filesHint(maxSupportFiles, megabytes)}
      isOptional
      maxFiles={maxSupportFiles}
      maxMegabytes={megabytes}
      types={fileTypes}
    />
  );
}
