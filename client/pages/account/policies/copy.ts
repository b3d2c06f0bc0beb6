export const policiesCopy = {
  empty: "Henüz bir poliçeniz yok.",
  emptyText: "Teklif alıp satın aldığınız poliçeler burada durur.",
  number: "Poliçe no",
  period: "Süre",
  paid: "Ödenen",
  unsent: "Bu poliçe için gönderdiğimiz bir ileti size ulaşmadı.",
  resend: "Yeniden gönderin",
  pdf: "Poliçeyi indir",
  documents: "Sözleşme metinleri",
  renew: "Yeni teklif al",
  claim: "Hasarda ne yapmalı?",
  leave: "Cayma ve iptal",
} as const;
