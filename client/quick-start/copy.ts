export const quickStartCopy = {
  submit: "Hemen Teklif Al",
  note: "Ücretsizdir, satın alma zorunluluğu yoktur. Teklifler için telefonunuzu doğrulamanız istenir.",
} as const;
