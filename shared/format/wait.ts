const minute = 60;

/** A time to wait in words, never too short: "45 saniye", "4 dakika". */
export const formatWait = (seconds: number): string =>
  seconds < minute ? `${seconds} saniye` : `${Math.ceil(seconds / minute)} dakika`;
