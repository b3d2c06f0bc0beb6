/** Slug of the information form of a product that is sold. */
export const informationFormOf = (productId: string): string => `bilgilendirme-formu-${productId}`;
