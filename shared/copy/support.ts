/** Messages of the support request's own fields. */
export const supportValidationCopy = {
  subjectRequired: "Lütfen konuyu yazınız",
  messageRequired: "Lütfen mesajınızı yazınız",
  typeRequired: "Lütfen talep türünü seçiniz",
  tooManyFiles: (max: number) => `En fazla ${max} dosya ekleyebilirsiniz.`,
  fileTooLarge: (megabytes: number) => `Dosya en fazla ${megabytes} MB olabilir.`,
  fileEmpty: "Dosya boş. Lütfen başka bir dosya seçiniz.",
  fileNotReady: "Dosya henüz hazır değil. Bekleyin ya da dosyayı kaldırın.",
  fileType: "Yalnızca JPEG, PNG veya PDF dosyası ekleyebilirsiniz.",
} as const;
