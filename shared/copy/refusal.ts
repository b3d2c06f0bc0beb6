/** What a field says while it is typed in, before any rule is there to judge. */
export const refusalCopy = {
  digitsOnly: "Sadece sayı giriniz.",
  wholeOnly: "Sadece sayı giriniz. Virgülden sonrasını yazmayınız.",
  lettersOnly: "Sadece harf giriniz.",
  takenOut: (characters: string) => `Sadece harf giriniz. Çıkarılan: ${characters}`,
  tooLong: (max: number) => `En fazla ${max} karakter girebilirsiniz.`,
  tooManyDigits: (max: number) => `En fazla ${max} rakam girebilirsiniz.`,
  plateInvalid: "Geçerli bir plaka giriniz (örn. 34 ABC 123).",
} as const;
