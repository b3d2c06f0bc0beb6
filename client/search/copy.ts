import type { SearchKind } from "#shared/content/search-kinds.ts";

interface KindCopy {
  readonly label: string;
  /** A link to every result of the kind. */
  readonly all: (count: number) => string;
}

const kinds: Readonly<Record<SearchKind, KindCopy>> = {
  product: { label: "Ürün", all: (count) => `${count} ürünün tümü` },
  tool: { label: "Hızlı erişim", all: (count) => `${count} aracın tümü` },
  article: { label: "Yazı", all: (count) => `${count} yazının tümü` },
  term: { label: "Sözlük", all: (count) => `${count} terimin tümü` },
  question: { label: "Soru", all: (count) => `${count} sorunun tümü` },
  page: { label: "Sayfa", all: (count) => `${count} sayfanın tümü` },
};

export const searchCopy = {
  field: "Sitede arayın",
  placeholder: "Örneğin muafiyet, MTV, DASK",
  submit: "Ara",
  clear: "Temizleyin",
  close: "Aramayı kapatın",
  kinds,
  suggestions: "Öneriler",
  allResults: (keyword: string, count: number) => `“${keyword}” için ${count} sonucun tümü`,
  announced: (shown: number, count: number) =>
    shown === 0
      ? "Öneri yok"
      : `${shown} öneri gösteriliyor, toplam ${count} sonuç var. Ok tuşlarıyla gezin.`,
  keys: { move: "gezin", open: "açın", close: "kapatın" },
  enter: "Enter",
  escape: "Esc",
} as const;
