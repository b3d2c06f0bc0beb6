/** Words of the document head that belong to no page of its own. */
export const headCopy = {
  keywords:
    "online sigorta, sigorta teklifi, sigorta karşılaştırma, trafik sigortası, kasko, DASK, konut sigortası, sağlık sigortası",
} as const;
