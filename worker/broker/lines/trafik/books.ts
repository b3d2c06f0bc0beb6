import type { TrafikBook } from "./book.ts";

/**
 * An insurer's books of every line that is compulsory traffic insurance. A vehicle that changes hands is insured like
 * every other; who insures dealers' stock as well says what is different there.
 */
export const trafikBooks = (book: TrafikBook, stock?: Partial<TrafikBook>) => ({
  trafik: book,
  ikincieltrafik: book,
  ...(stock === undefined ? {} : { galericikisatrafik: { ...book, ...stock } }),
});
