import type { FileType } from "#shared/format/file-type.ts";

const types: Readonly<Record<FileType, string>> = {
  "image/jpeg": "JPEG resmi",
  "image/png": "PNG resmi",
  "application/pdf": "PDF belgesi",
};

/** Words of the page of a file. */
export const fileCopy = {
  types,
  back: "Kayda dönün",
  unknownType: "Tanınmayan dosya",
  size: (kib: string) => `${kib} KB`,
  imageOf: (fileName: string) => `${fileName} dosyasının görüntüsü`,
  notShown:
    "Bu dosya burada gösterilmez: PDF gösteren tarayıcı bölümü, dosyayı kapalı bir alanda açamıyor. İndirin ve güncel bir PDF okuyucuda açın; belgenin sorduğu bağlantı ve izinleri onaylamayın.",
  download: "Dosyayı indir",
} as const;
