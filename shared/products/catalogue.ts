import type { ProductEntry } from "./product-entry.ts";
import { productEntries } from "./product-entry.ts";

/** Every line of insurance, in menu order. */
export const products = productEntries({
  trafik: {
    name: "Zorunlu Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-car",
    summary: "Trafiğe çıkan her araç için zorunlu; karşı tarafa verdiğiniz zararı öder.",
    typeNumber: 1,
    homeTab: "Trafik",
    page: "/zorunlu-trafik-sigortasi",
    path: "/trafik/teklif",
    claimCase: "trafik-kazasi",
    earlyRenewalDays: 15,
    next: "kasko",
  },
  kasko: {
    name: "Kasko Sigortası",
    group: "vehicle",
    icon: "i-lucide-shield-check",
    summary: "Aracınızın kendi hasarını, çalınmasını ve yanmasını güvenceye alır.",
    homeTab: "Kasko",
    typeNumber: 2,
    page: "/kasko-sigortasi",
    path: "/trafik/kasko-teklif",
    claimCase: "kendi-aracinizin-hasari",
    earlyRenewalDays: 30,
    next: "trafik",
  },
  ikincieltrafik: {
    slug: "trafik",
    name: "İkinci El Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-key-round",
    summary: "İkinci el araç alırken noter randevusundan önce düzenlenir.",
    typeNumber: 11,
    page: "/ikinci-el-trafik-sigortasi",
    menuPage: "/ikinci-el-zorunlu-trafik-sigortasi",
    path: "/trafik/teklif",
    variant: "ikinci-el",
    claimCase: "trafik-kazasi",
    next: "kasko",
  },
  galericikisatrafik: {
    name: "Galerici Kısa Süreli Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-store",
    summary: "Araç ticareti yapan işletmeler için kısa süreli trafik sigortası.",
    typeNumber: 7,
    page: "/galerici-kisa-sureli-trafik-sigortasi",
    path: "/trafik/teklif",
    variant: "galerici",
    claimCase: "trafik-kazasi",
  },
  imm: {
    name: "İhtiyari Mali Mesuliyet Sigortası",
    group: "vehicle",
    icon: "i-lucide-shield-plus",
    summary: "Zorunlu trafik sigortasının limitlerini aşan zararlar için ek teminat.",
    typeNumber: 3,
  },
  yesilkart: {
    name: "Yeşil Kart Sigortası",
    group: "vehicle",
    icon: "i-lucide-globe",
    summary: "Aracınızla yurt dışına çıkarken geçerli trafik sigortası.",
    typeNumber: 5,
  },
  yabancitrafik: {
    name: "Yabancı Plaka Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-truck",
    summary: "Yabancı plakalı araçların Türkiye’deki zorunlu trafik sigortası.",
    typeNumber: 6,
  },
  tamamlayici: {
    name: "Tamamlayıcı Sağlık Sigortası",
    group: "health",
    icon: "i-lucide-heart-pulse",
    summary: "SGK anlaşmalı özel hastanelerde fark ödemeden tedavi olun.",
    typeNumber: 12,
    homeTab: "Sağlık",
    page: "/tamamlayici-saglik-sigortasi",
    path: "/tamamlayici-saglik/teklif",
    claimCase: "saglik",
    waitSeconds: 40,
  },
  bireysel: {
    name: "Bireysel Sağlık Sigortası",
    group: "health",
    icon: "i-lucide-stethoscope",
    summary: "Özel hastanelerde yatarak ve ayakta tedavi güvencesi.",
    typeNumber: 13,
    page: "/bireysel-saglik-sigortasi",
    path: "/saglik/teklif",
    claimCase: "saglik",
  },
  yabanci: {
    slug: "ys",
    name: "Yabancı Sağlık Sigortası",
    group: "health",
    icon: "i-lucide-id-card",
    summary: "İkamet izni başvurusu için gereken asgari sağlık teminatı.",
    typeNumber: 14,
    page: "/yabanci-saglik-sigortasi",
    path: "/yabancisaglik/asyncteklif",
    claimCase: "saglik",
    waitSeconds: 40,
  },
  dask: {
    slug: "ds",
    name: "Zorunlu Deprem Sigortası",
    group: "home",
    icon: "i-lucide-house",
    summary: "Depremin ve depremden doğan yangının binanıza verdiği zararı karşılar.",
    typeNumber: 15,
    homeTab: "DASK",
    page: "/zorunlu-deprem-sigortasi",
    path: "/dask/async-teklif",
    claimCase: "deprem",
    waitSeconds: 40,
    earlyRenewalDays: 30,
    next: "konut",
  },
  konut: {
    name: "Konut Sigortası",
    group: "home",
    icon: "i-lucide-sofa",
    summary: "Evinizi yangın ve dâhilî suya, geniş kapsamda sel ve hırsızlığa karşı korur.",
    typeNumber: 16,
    page: "/konut-sigortasi",
    path: "/konut/teklif",
    claimCase: "evde-yangin",
    next: "dask",
  },
  seyahat: {
    slug: "outgoing",
    name: "Seyahat Sigortası",
    group: "other",
    icon: "i-lucide-plane",
    summary: "Yurt dışı seyahatlerinizde ve vize başvurunuzda acil tedavi güvencesi.",
    typeNumber: 17,
    page: "/seyahat-saglik-sigortasi",
    path: "/outgoing/teklif",
    claimCase: "yurt-disinda-hastalik",
    waitSeconds: 40,
  },
  telefon: {
    slug: "ceptelefon",
    name: "Cep Telefonu Sigortası",
    group: "other",
    icon: "i-lucide-smartphone",
    summary: "Telefonunuzun kırılan ekranını, geniş kapsamda kaza ve hırsızlığı karşılar.",
    typeNumber: 18,
    page: "/cep-telefonu-sigortasi",
    path: "/mobilephone/teklif",
    claimCase: "cep-telefonu",
  },
  petsaglik: {
    name: "Evcil Hayvan Sigortası",
    group: "other",
    icon: "i-lucide-paw-print",
    summary: "Kedi ve köpeğinizin kaza ve hastalık masraflarını karşılar.",
    typeNumber: 19,
    page: "/evcil-hayvan-sigortasi",
    path: "/pet/teklif",
    claimCase: "evcil-hayvan",
  },
  hukuksalkoruma: {
    name: "Hukuksal Koruma Sigortası",
    group: "other",
    icon: "i-lucide-scale",
    summary: "Aracınızla ilgili uyuşmazlıklarda avukat ve mahkeme masrafları.",
    typeNumber: 8,
  },
  ferdikaza: {
    name: "Ferdi Kaza Sigortası",
    group: "other",
    icon: "i-lucide-bandage",
    summary: "Kaza sonucu vefat ve sakatlık hâlinde toplu ödeme.",
    typeNumber: 4,
  },
  galericiferdikaza: {
    name: "Galerici Ferdi Kaza Sigortası",
    group: "other",
    icon: "i-lucide-users-round",
    summary: "Araç ticareti yapan işletmelerin çalışanları için ferdi kaza teminatı.",
    typeNumber: 9,
  },
  galericiseyahat: {
    name: "Galerici Seyahat Sigortası",
    group: "other",
    icon: "i-lucide-map",
    summary: "Araç ticareti yapan işletmelerin yolculukları için seyahat teminatı.",
    typeNumber: 10,
  },
});

export type ProductId = keyof typeof products;

/** Lines that are quoted and sold online. */
export type SoldProductId = {
  [Id in ProductId]: (typeof products)[Id] extends { readonly path: string } ? Id : never;
}[ProductId];

export const productIds = Object.keys(products) as ProductId[];

/** What is known of a line, its type that of any line. */
export const productOf = (id: ProductId): ProductEntry => products[id];

/** The line that comes first: the first one that is sold. */
export const leadingProduct: ProductId =
  productIds.find((id) => productOf(id).isSold) ?? productIds[0]!;

export const isProductId = (value: string): value is ProductId => Object.hasOwn(products, value);

/** Display name of a product's id; an unknown id is its own name. */
export const productName = (id: string): string => (isProductId(id) ? products[id].name : id);
