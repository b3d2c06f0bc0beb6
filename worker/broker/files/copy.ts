/** Why a file that was sent is not taken. */
export const filesCopy = {
  ofFile: (fileName: string, message: string) => `${fileName}: ${message}`,
  fileUnreadable: "Dosya okunamadı. Lütfen dosyayı yeniden ekleyiniz.",
} as const;
