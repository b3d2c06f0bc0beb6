export const policiesCopy = {
  empty: "Henüz bir poliçeniz yok.",
  emptyText: "Teklif alıp satın aldığınız poliçeler burada durur.",
  term: { future: "Başlamadı", running: "Yürürlükte", over: "Sona erdi" },
  number: "Poliçe no",
  period: "Süre",
  paid: "Ödenen",
  unsent: "Bu poliçe için gönderdiğimiz bir ileti size ulaşmadı.",
  resend: "Yeniden gönderin",
  pdf: "Poliçeyi indir",
  renew: "Yeni teklif al",
  claim: "Hasarda ne yapmalı?",
  cancel: "İptal veya cayma talebi",
} as const;
