/** What a local server says to visitors while its disk is full. */
export const pausedCopy = {
  title: "Kısa bir aradayız",
  text: "Şu anda yeni bilgi kaydedemediğimiz için siteyi durdurduk. Başlattığınız işlemler kaldığı yerden sürecek; lütfen birkaç dakika sonra yeniden deneyin ve ödemenizi yinelemeyin.",
} as const;
