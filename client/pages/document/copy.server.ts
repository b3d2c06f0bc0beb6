import { formatDateTime } from "#shared/format/date.ts";

export const documentCopy = {
  title: "Sözleşme metni",
  description: "Satın almadan önce okuduğunuz metin.",
  edition: (edition: string) => `Metnin sürümü: ${edition}`,
  agreed: (at: number) => `Onayladığınız an: ${formatDateTime(at)}`,
  hash: (sha256: string) => `SHA-256: ${sha256}`,
  backToPayment: "Ödemeye dön",
  backToPolicy: "Poliçeye dön",
} as const;
