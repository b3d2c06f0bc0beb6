/** Said when nobody answers what was sent; it may have arrived all the same. */
export const unansweredCopy = {
  title: "Yanıt alınamadı",
  text: "Bağlantınız kopmuş olabilir. Yazdıklarınız olduğu gibi duruyor; bağlantınızı kontrol edip yeniden deneyin.",
} as const;
