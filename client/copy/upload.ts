/** Words of the upload field. */
export const uploadCopy = {
  choose: "Dosya seçin",
  remove: (fileName: string) => `${fileName} dosyasını kaldır`,
  limit: (max: number) => `En fazla ${max} dosya ekleyebilirsiniz.`,
  unreadable: "Dosya okunamadı. Lütfen yeniden deneyin.",
  tooBig: (megabytes: number) => `Dosya en fazla ${megabytes} MB olabilir.`,
  status: {
    uploading: "Yükleniyor",
    done: "Eklendi",
    error: "Eklenemedi",
    removed: "Kaldırıldı",
  },
} as const;
