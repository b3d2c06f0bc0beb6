import type { FileType } from "#shared/format/file-type.ts";

/** Words of the upload field. */
export const uploadCopy = {
  choose: "Dosya seçin",
  remove: (fileName: string) => `${fileName} dosyasını kaldır`,
  limit: (max: number) => `En fazla ${max} dosya ekleyebilirsiniz.`,
  unreadable: "Dosya okunamadı. Lütfen yeniden deneyin.",
  empty: "Dosya boş. Lütfen başka bir dosya seçin.",
  wrongType: (kinds: string) => `Yalnızca ${kinds} dosyası ekleyebilirsiniz.`,
  types: {
    "image/jpeg": "JPEG",
    "image/png": "PNG",
    "application/pdf": "PDF",
  } satisfies Record<FileType, string>,
  tooBig: (megabytes: number) => `Dosya en fazla ${megabytes} MB olabilir.`,
  status: {
    uploading: "Yükleniyor",
    done: "Eklendi",
    error: "Eklenemedi",
    removed: "Kaldırıldı",
  },
} as const;
