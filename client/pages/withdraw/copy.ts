import type { Withdrawable } from "#shared/calls/quote/withdrawal-fields.ts";

export const withdrawCopy = {
  title: "İzinlerinizi geri alın",
  description:
    "Kampanya iletilerine, hatırlatmalara ve sağlık verilerine verdiğiniz izinleri geri alın.",
  lead: (maskedPhone: string) =>
    `${maskedPhone} numarası ve bu teklif için verilmiş izinler. Geri almak ücretsizdir; gerekçe gerekmez.`,
  names: {
    sms: "SMS ile kampanya iletileri",
    email: "E-posta ile kampanya iletileri",
    call: "Kampanyalar için telefonla aranma",
    "quote-lapse": "Teklif süresinin hatırlatılması",
    "policy-end": "Poliçe bitişinin hatırlatılması",
    health: "Sağlık verilerinin bu teklif için kullanılması",
  } satisfies Record<Withdrawable, string>,
  healthNote:
    "Teklif satın alınmadıysa sağlık bilgileriyle birlikte silinir. Düzenlenmiş bir poliçenin dayandığı beyan, kanunun gerektirdiği süre boyunca saklanır.",
  needsCode:
    "Bu teklifle verilen izinleri yalnızca teklifin sahibi görebilir ve geri alabilir. Teklifin telefonuna bir kod gönderelim.",
  healthNeedsCode:
    "Sağlık verileri için verilen rızayı yalnızca teklifin sahibi geri alabilir. Teklifin telefonuna bir kod gönderelim.",
  takeBack: "Geri al",
  takeBackOf: (name: string) => `Geri al: ${name}`,
  takeBackAll: "Hepsini geri al",
  nothing: "Bu telefon ve bu teklif için geri alınacak bir izin yok.",
  taken: "İzniniz geri alındı",
  deleted: "İzniniz geri alındı, teklif silindi",
  back: "Teklife dönün",
} as const;
