/** Where a line stands in the menus. */
export type ProductGroup = "vehicle" | "health" | "home" | "other";

/**
 * What menus, lists and addresses know of a line of insurance. It stands apart from the lines' declarations, which bring
 * their fields and calls along, so that a page which only names a line does not load it.
 */
export interface ProductEntry {
  readonly id: string;
  /** Slug of the brand's product key on the wire. */
  readonly slug: string;
  readonly name: string;
  readonly group: ProductGroup;
  /** lucide icon name. */
  readonly icon: string;
  /** One sentence under the name. */
  readonly summary: string;
  /** Product type number on the wire, where one is known. */
  readonly typeNumber?: number;
  /** Set for lines that are quoted and sold online: `lines` of the registry declares the rest of them. */
  readonly isSold?: true;
  /** What a phone is proved for when the line is quoted. */
  readonly queryType?: string;
  /** Address of its own page, where it has one. */
  readonly page?: `/${string}`;
  /** Older address of that page by which the header's menu leads to it; it has moved to `page`. */
  readonly menuPage?: `/${string}`;
  /** Where it is quoted, and the path of its quote call; lines without one share the request form. */
  readonly path?: `/${string}`;
  /**
   * Set for a line that is quoted at another one's address: the word of the query `tur` that leads to it there, and the end
   * of its quote call's path.
   */
  readonly variant?: string;
  /** Seconds a quote waits for insurers. */
  readonly waitSeconds: number;
  /** Days before the end of a running policy from which a renewal is no longer early. */
  readonly earlyRenewalDays?: number;
}

/** Every line of insurance, in menu order. */
export const products = {
  trafik: {
    id: "trafik",
    slug: "trafik",
    name: "Zorunlu Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-car",
    summary: "Trafiğe çıkan her araç için zorunlu; karşı tarafa verdiğiniz zararı öder.",
    typeNumber: 1,
    queryType: "trafik",
    page: "/zorunlu-trafik-sigortasi",
    path: "/trafik/teklif",
    isSold: true,
    waitSeconds: 70,
    earlyRenewalDays: 15,
  },
  kasko: {
    id: "kasko",
    slug: "kasko",
    name: "Kasko Sigortası",
    group: "vehicle",
    icon: "i-lucide-shield-check",
    summary: "Aracınızın kendi hasarını, çalınmasını ve yanmasını güvenceye alır.",
    typeNumber: 2,
    queryType: "kasko",
    page: "/kasko-sigortasi",
    path: "/trafik/kasko-teklif",
    isSold: true,
    waitSeconds: 70,
    earlyRenewalDays: 30,
  },
  ikincieltrafik: {
    id: "ikincieltrafik",
    slug: "trafik",
    name: "İkinci El Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-key-round",
    summary: "İkinci el araç alırken noter randevusundan önce düzenlenir.",
    queryType: "ikincieltrafik",
    page: "/ikinci-el-trafik-sigortasi",
    menuPage: "/ikinci-el-zorunlu-trafik-sigortasi",
    path: "/trafik/teklif",
    variant: "ikinci-el",
    isSold: true,
    waitSeconds: 70,
  },
  galericikisatrafik: {
    id: "galericikisatrafik",
    slug: "galericikisatrafik",
    name: "Galerici Kısa Süreli Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-store",
    summary: "Araç ticareti yapan işletmeler için kısa süreli trafik sigortası.",
    typeNumber: 7,
    queryType: "galericikisatrafik",
    page: "/galerici-kisa-sureli-trafik-sigortasi",
    path: "/trafik/teklif",
    variant: "galerici",
    isSold: true,
    waitSeconds: 70,
  },
  imm: {
    id: "imm",
    slug: "imm",
    name: "İhtiyari Mali Mesuliyet Sigortası",
    group: "vehicle",
    icon: "i-lucide-shield-plus",
    summary: "Zorunlu trafik sigortasının limitlerini aşan zararlar için ek teminat.",
    typeNumber: 3,
    waitSeconds: 70,
  },
  yesilkart: {
    id: "yesilkart",
    slug: "yesilkart",
    name: "Yeşil Kart Sigortası",
    group: "vehicle",
    icon: "i-lucide-globe",
    summary: "Aracınızla yurt dışına çıkarken geçerli trafik sigortası.",
    typeNumber: 5,
    waitSeconds: 70,
  },
  yabancitrafik: {
    id: "yabancitrafik",
    slug: "yabancitrafik",
    name: "Yabancı Plaka Trafik Sigortası",
    group: "vehicle",
    icon: "i-lucide-truck",
    summary: "Yabancı plakalı araçların Türkiye’deki zorunlu trafik sigortası.",
    typeNumber: 6,
    waitSeconds: 70,
  },
  tamamlayici: {
    id: "tamamlayici",
    slug: "tamamlayici",
    name: "Tamamlayıcı Sağlık Sigortası",
    group: "health",
    icon: "i-lucide-heart-pulse",
    summary: "SGK anlaşmalı özel hastanelerde fark ödemeden tedavi olun.",
    page: "/tamamlayici-saglik-sigortasi",
    path: "/tamamlayici-saglik/teklif",
    waitSeconds: 40,
  },
  bireysel: {
    id: "bireysel",
    slug: "bireysel",
    name: "Bireysel Sağlık Sigortası",
    group: "health",
    icon: "i-lucide-stethoscope",
    summary: "Özel hastanelerde yatarak ve ayakta tedavi güvencesi.",
    page: "/bireysel-saglik-sigortasi",
    path: "/saglik/teklif",
    waitSeconds: 70,
  },
  yabanci: {
    id: "yabanci",
    slug: "ys",
    name: "Yabancı Sağlık Sigortası",
    group: "health",
    icon: "i-lucide-id-card",
    summary: "İkamet izni başvurusu için gereken asgari sağlık teminatı.",
    page: "/yabanci-saglik-sigortasi",
    path: "/yabancisaglik/asyncteklif",
    waitSeconds: 40,
  },
  dask: {
    id: "dask",
    slug: "ds",
    name: "Zorunlu Deprem Sigortası",
    group: "home",
    icon: "i-lucide-house",
    summary: "Depremin ve depremden doğan yangının binanıza verdiği zararı karşılar.",
    page: "/zorunlu-deprem-sigortasi",
    path: "/dask/async-teklif",
    waitSeconds: 40,
  },
  konut: {
    id: "konut",
    slug: "konut",
    name: "Konut Sigortası",
    group: "home",
    icon: "i-lucide-sofa",
    summary: "Evinizi ve eşyanızı yangın, su baskını ve hırsızlığa karşı korur.",
    page: "/konut-sigortasi",
    path: "/konut/teklif",
    waitSeconds: 70,
  },
  seyahat: {
    id: "seyahat",
    slug: "outgoing",
    name: "Seyahat Sigortası",
    group: "other",
    icon: "i-lucide-plane",
    summary: "Yurt dışı seyahatlerinizde ve vize başvurunuzda acil tedavi güvencesi.",
    queryType: "seyahat",
    page: "/seyahat-saglik-sigortasi",
    path: "/outgoing/teklif",
    waitSeconds: 40,
  },
  telefon: {
    id: "telefon",
    slug: "ceptelefon",
    name: "Cep Telefonu Sigortası",
    group: "other",
    icon: "i-lucide-smartphone",
    summary: "Ekran kırılması, arıza ve hırsızlığa karşı telefonunuzu korur.",
    queryType: "telefon",
    page: "/cep-telefonu-sigortasi",
    path: "/mobilephone/teklif",
    isSold: true,
    waitSeconds: 70,
  },
  petsaglik: {
    id: "petsaglik",
    slug: "petsaglik",
    name: "Evcil Hayvan Sigortası",
    group: "other",
    icon: "i-lucide-paw-print",
    summary: "Kedi ve köpeğinizin kaza ve hastalık masraflarını karşılar.",
    page: "/evcil-hayvan-sigortasi",
    path: "/pet/teklif",
    queryType: "petsaglik",
    isSold: true,
    waitSeconds: 70,
  },
  hukuksalkoruma: {
    id: "hukuksalkoruma",
    slug: "hukuksalkoruma",
    name: "Hukuksal Koruma Sigortası",
    group: "other",
    icon: "i-lucide-scale",
    summary: "Aracınızla ilgili uyuşmazlıklarda avukat ve mahkeme masrafları.",
    typeNumber: 8,
    waitSeconds: 70,
  },
  ferdikaza: {
    id: "ferdikaza",
    slug: "ferdikaza",
    name: "Ferdi Kaza Sigortası",
    group: "other",
    icon: "i-lucide-bandage",
    summary: "Kaza sonucu vefat ve sakatlık hâlinde toplu ödeme.",
    typeNumber: 4,
    waitSeconds: 70,
  },
  galericiferdikaza: {
    id: "galericiferdikaza",
    slug: "galericiferdikaza",
    name: "Galerici Ferdi Kaza Sigortası",
    group: "other",
    icon: "i-lucide-users-round",
    summary: "Araç ticareti yapan işletmelerin çalışanları için ferdi kaza teminatı.",
    typeNumber: 9,
    waitSeconds: 70,
  },
  galericiseyahat: {
    id: "galericiseyahat",
    slug: "galericiseyahat",
    name: "Galerici Seyahat Sigortası",
    group: "other",
    icon: "i-lucide-map",
    summary: "Araç ticareti yapan işletmelerin yolculukları için seyahat teminatı.",
    typeNumber: 10,
    waitSeconds: 70,
  },
} as const satisfies Readonly<Record<string, ProductEntry>>;

export type ProductId = keyof typeof products;

/** Lines that are quoted and sold online. */
export type SoldProductId = {
  [Id in ProductId]: (typeof products)[Id] extends { readonly isSold: true } ? Id : never;
}[ProductId];

export const productIds = Object.keys(products) as ProductId[];

/** What is known of a line, its type that of any line. */
export const productOf = (id: ProductId): ProductEntry => products[id];

/** The line the home page begins with: the first one that is sold. */
export const leadingProduct: ProductId =
  productIds.find((id) => productOf(id).isSold === true) ?? productIds[0]!;

export const isProductId = (value: string): value is ProductId => Object.hasOwn(products, value);

/** Display name of a product's id; an unknown id is its own name. */
export const productName = (id: string): string => (isProductId(id) ? products[id].name : id);
