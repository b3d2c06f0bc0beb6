/** What a compulsory earthquake policy tells its holder, in the order printed. */
export const daskPolicyNotes: readonly string[] = [
  "Bu poliçe, depremin ve deprem sonucu yangın, infilak, tsunami ile yer kaymasının yukarıda adresi yazılı binaya verdiği maddi zararı, teminat tablosunda yazan bedele kadar karşılar. Teminatı Doğal Afet Sigortaları Kurumu (DASK) verir.",
  "Eşya, enkaz kaldırma, kira kaybı, iş durması, bedensel zararlar ve manevi tazminat kapsam dışıdır. Köy yerleşim alanlarındaki evler, kamu binaları ve bütünüyle ticari kullanılan binalar zorunlu deprem sigortasına girmez.",
  "Deprem hasarını ALO DASK 125 hattından veya dask.gov.tr üzerinden bildirin; T.C. kimlik no ve adres kodu yeterlidir.",
  "Poliçe bir yıllıktır ve kendiliğinden yenilenmez. Bitişinden sonraki 30 gün içinde yenilerseniz tarifedeki yenileme indirimi uygulanır.",
  "Alan, yapı tarzı veya kat sayısı gerçeğe aykırıysa tazminat etkilenebilir; yanlış bir bilgi görürseniz bize bildirin.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
