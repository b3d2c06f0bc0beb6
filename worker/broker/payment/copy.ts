import { formatMoney } from "#shared/format/money.ts";

/** What the practice bank says. */
export const bankCopy = {
  name: "Deneme Bankası",
  title: "3D Secure doğrulama",
  practice:
    "Bu bir deneme bankasıdır; gerçek para çekilmez. Telefonunuza gönderilen kod, kolaylık olsun diye aşağıda da yazılıdır.",
  merchant: "İş yeri",
  amount: "Tutar",
  instalments: "Taksit",
  single: "Tek çekim",
  inInstalments: (count: number) => `${count} taksit`,
  card: "Kart",
  codeSent: "Doğrulama kodu",
  codeLabel: "SMS ile gelen kodu giriniz",
  approve: "Onayla",
  cancel: "İptal",
  otherBrand: "Banka kartı",
  wrongCode: (left: number) => `Kod hatalı. Kalan deneme hakkınız: ${left}.`,
  leaving: "Siteye dönülüyor",
  leavingText: "İşleminiz bankada tamamlandı. Kendiliğinden dönmezseniz aşağıdaki düğmeye basınız.",
  back: "Siteye dön",
  smsText: (kurus: number, code: string) =>
    `Deneme Bankası: ${formatMoney(kurus)} TL tutarındaki ödemeniz için doğrulama kodunuz ${code}. Kodu kimseyle paylaşmayınız.`,
} as const;
