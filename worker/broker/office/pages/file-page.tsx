/** @jsxImportSource hono/jsx */
import type { FileType } from "#shared/format/file-type.ts";
import { fileCopy as copy } from "../records/file-copy.ts";
import { Card, Heading, officePage } from "../kit/page.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeHref } from "../paths.ts";

interface ShownFile {
  readonly fileId: string;
  /** The page of the record it belongs to. */
  readonly back: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** What it is by its first bytes. */
  readonly type: FileType | undefined;
  readonly isImage: boolean;
}

/** A file: the image itself, which is loaded as pixels and nothing else, or what to do with one that cannot be shown so. */
export function filePage(
  { fileId, back, fileName, sizeBytes, type, isImage }: ShownFile,
  context: OfficeContext,
): Promise<Response> {
  const kind = type === undefined ? copy.unknownType : copy.types[type];
  const size = copy.size(Math.ceil(sizeBytes / 1024).toLocaleString("tr-TR"));
  return officePage(
    { title: fileName, section: "inbox", showsImages: isImage },
    context,
    <>
      <Heading
        title={fileName}
        lead={`${kind} · ${size}`}
        back={{ href: back, label: copy.back }}
      />
      {isImage ? (
        <img class="file" src={officeHref("fileImage", fileId)} alt={copy.imageOf(fileName)} />
      ) : (
        <Card>
          <p>{copy.notShown}</p>
        </Card>
      )}
      <p>
        <a class="button" href={officeHref("fileDownload", fileId)}>
          {copy.download}
        </a>
      </p>
    </>,
  );
}
