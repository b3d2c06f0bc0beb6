import { productCode } from "./products/product-code.ts";
import type { ProductId } from "./products/catalogue.ts";
import { productIds, productOf, products } from "./products/catalogue.ts";
import type { PageId, RouteSpec } from "./route-spec.ts";
import type { ToolId } from "./tools/tool-id.ts";
import { calculators } from "./tools/tool-id.ts";
import { quotedAt, variantAt } from "./products/variant.ts";

/** The page of a line, by the line's id. */
type ProductPages = {
  [
    Id in ProductId as (typeof products)[Id] extends { readonly page: string } ? Id : never
  ]: RouteSpec & {
    readonly path: (typeof products)[Id] extends { readonly page: infer Path } ? Path : never;
  };
};

const productPages = Object.fromEntries(
  productIds.flatMap((id): [string, RouteSpec][] => {
    const { page: path } = productOf(id);
    if (path === undefined) return [];
    const slug = path.slice(1);
    const tool = calculators[id];
    const route: RouteSpec = { path, page: "product", product: id, slug, inSitemap: true };
    return [[id, tool === undefined ? route : { ...route, tool }]];
  }),
) as unknown as ProductPages;

const contentPage = (path: RouteSpec["path"], slug = path.slice(1)): RouteSpec => ({
  path,
  page: "content",
  slug,
  inSitemap: true,
});

/** A tool, over the text that explains it. */
const toolPage = (slug: string, tool: ToolId): RouteSpec => ({
  path: `/hizli-erisim/${slug}`,
  page: "tool",
  slug,
  tool,
  inSitemap: true,
});
/** Where a line is quoted, by its id and `Quote`. Lines that the query chooses at another one's address have no route of their own. */
type QuotePages = {
  [
    Id in ProductId as (typeof products)[Id] extends { readonly variant: string }
      ? never
      : (typeof products)[Id] extends { readonly path: string }
        ? `${Id}Quote`
        : never
  ]: RouteSpec & {
    readonly path: (typeof products)[Id] extends { readonly path: infer Path } ? Path : never;
  };
};

const quotePages = Object.fromEntries(
  productIds.flatMap((id): [string, RouteSpec][] => {
    const { path, variant } = productOf(id);
    if (path === undefined || variant !== undefined) return [];
    return [[`${id}Quote`, { path, page: "quote", product: id, inSitemap: true }]];
  }),
) as unknown as QuotePages;

const flowPage = <const Path extends RouteSpec["path"]>(path: Path, page: PageId) => ({
  path,
  page,
  inSitemap: false,
});

/** Every URL of the site, once. Link with `href`, never with a literal. */
export const routes = {
  home: { path: "/", page: "home", inSitemap: true },

  ...productPages,

  about: contentPage("/hakkimizda"),
  terms: contentPage(
    "/gizlilik-ve-kullanim-kosullari-ve-kullanici-sozlesmesi",
    "confidentialityAgreement",
  ),
  distanceContract: contentPage("/mesafeli-satis-sozlesmesi"),
  tools: { path: "/hizli-erisim", page: "tools", inSitemap: true },
  faultQuery: toolPage("tramer-kusur", "fault"),
  vehicleTax: toolPage("mtv-borcu", "vehicle-tax"),
  inspection: toolPage("arac-muayene-randevusu", "inspection"),
  vehicleValue: toolPage("kasko-degeri-sorgulama", "vehicle-value"),
  accidentReport: toolPage("online-kaza-tutanagi", "accident-report"),
  expertSearch: toolPage("eksper-sorgulama", "expert"),
  contact: { path: "/iletisim", page: "contact", slug: "iletisim", inSitemap: true },
  complaint: { path: "/sikayet", page: "application", slug: "sikayet", inSitemap: true },
  dataRequest: {
    path: "/kvkk-basvuru",
    page: "application",
    slug: "kvkk-basvuru",
    inSitemap: true,
  },
  blog: { path: "/blog", page: "blog", inSitemap: true },
  article: flowPage("/blog/:article", "article"),
  claim: contentPage("/hasar-aninda"),
  glossary: contentPage("/sozluk"),
  term: flowPage("/sozluk/:term", "term"),
  faq: contentPage("/sss"),
  cookiePolicy: contentPage("/cerez-politikasi", "cerezPolitikasi"),
  personalData: contentPage(
    "/kisisel-verilerin-islenmesine-iliskin-aydinlatma-metni",
    "lightingContract",
  ),

  ...quotePages,
  requestQuote: flowPage("/teklif-iste/:product", "request-quote"),

  offers: flowPage("/teklif/:quote", "offers"),
  comparison: flowPage("/teklif/:quote/karsilastir", "comparison"),
  purchase: flowPage("/teklif/:quote/satin-al/:offer", "purchase"),
  saleDocument: flowPage("/teklif/:quote/satin-al/:offer/metin/:document", "document"),
  callBack: flowPage("/teklif/:quote/sizi-arayalim/:offer", "call-back"),
  paper: flowPage("/teklif/:quote/belge", "paper"),
  soldDocument: flowPage("/teklif/:quote/siparis/metin/:document", "document"),
  order: flowPage("/teklif/:quote/siparis", "order"),
  withdraw: flowPage("/teklif/:quote/izinler", "withdraw"),
  policy: flowPage("/teklif/:quote/police", "policy"),
  leave: flowPage("/teklif/:quote/police/iptal", "leave"),
  changePolicy: flowPage("/teklif/:quote/police/degisiklik", "change-policy"),
  changeInsured: flowPage("/teklif/:quote/police/bilgiler", "change-insured"),
  findPolicy: flowPage("/cayma-ve-iptal", "find-policy"),

  contract: flowPage("/sozlesme/:slug", "content"),

  login: { path: "/giris", page: "login", gate: "guest", inSitemap: false },
  register: { path: "/uyeOl", page: "register", gate: "guest", inSitemap: false },
  forgotPassword: { path: "/sifremiUnuttum", page: "forgot-password", inSitemap: false },
  account: { path: "/hesabim", page: "account", gate: "member", inSitemap: false },
  search: { path: "/ara", page: "search", inSitemap: false },
  notFound: { path: "/404", page: "not-found", inSitemap: false },
} as const satisfies Record<string, RouteSpec>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];
export const routeOf = (id: RouteId): RouteSpec => routes[id];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Id extends RouteId> = ParamNames<(typeof routes)[Id]["path"]>;

/** The address of a route. Parameters are encoded; a query is optional. */
export function href<Id extends RouteId>(
  id: Id,
  ...rest: [Params<Id>] extends [never]
    ? [params?: Record<string, never>, query?: Record<string, string>]
    : [params: Record<Params<Id>, string>, query?: Record<string, string>]
): string {
  const [params, query] = rest as [Record<string, string>?, Record<string, string>?];
  const path = routes[id].path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}

/** The question of the not-found page that says what was looked for. */
export const soughtParameter = "aranan";
export const soughtQuote = "teklif";

/** Where an address of a quote leads that nobody knows, or no more. */
export const unknownQuoteHref = (): string =>
  href("notFound", {}, { [soughtParameter]: soughtQuote });

/** Routes whose address needs no parameter. */
export type PlainRouteId = {
  [Id in RouteId]: [Params<Id>] extends [never] ? Id : never;
}[RouteId];

/** Addresses short enough for a text message. */
export const shortPaths = { personalData: "/aydinlatma" } as const;

/** Moved for good, or short: address → route. */
export const permanentRedirects: ReadonlyMap<string, PlainRouteId> = new Map<string, PlainRouteId>([
  ["/index.html", "home"],
  ["/anasayfa", "home"],
  ["/_app", "home"],
  [shortPaths.personalData, "personalData"],
  ["/uyeol", "register"],
  ["/sifremiunuttum", "forgotPassword"],
  ...productIds.flatMap((id): [string, PlainRouteId][] => {
    const { menuPage } = productOf(id);
    return menuPage === undefined ? [] : [[menuPage, id as keyof ProductPages]];
  }),
]);

/** Addresses of the worker that are not pages. */
export const endpoints = {
  proxy: "/api/proxy",
  health: "/healthz",
  ready: "/readyz",
  consent: "/cerez-tercihleri",
  logout: "/cikis",
  lateCookies: "/devam",
  memberData: "/hesabim/verilerim.json",
  requestFile: "/hesabim/dosya/:file",
  offerStream: "/teklif/:quote/akis",
  policyPdf: "/teklif/:quote/police.pdf",
  certificatePdf: "/teklif/:quote/belge.pdf",
  endorsementPdf: "/teklif/:quote/zeyilname.pdf",
  refundPdf: "/teklif/:quote/iade-makbuzu.pdf",
  changePdf: "/teklif/:quote/degisiklik-zeyilnamesi.pdf",
  saleDocumentsPdf: "/teklif/:quote/sozlesme-metinleri.pdf",
  policyCalendar: "/teklif/:quote/police.ics",
  comparisonPdf: "/teklif/:quote/karsilastirma.pdf",
  toolCalendar: "/hizli-erisim/:tool/takvim.ics",
  toolPdf: "/hizli-erisim/:tool/taslak.pdf",
  shortLink: "/k/:code",
  paymentReturn: "/odeme/donus",
  bankPage: "/banka/3d/:session",
  bankLanding: "/banka/donus/:order",
  bankNotice: "/banka/bildirim",
  office: "/ofis",
  status: "/ofis/durum.json",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  feed: "/rss.xml",
} as const;

/** The queries by which the bank's return knows the page of its order, or of the change that was paid for, should nobody else. */
export const paymentReturnQueries = { order: "siparis", change: "degisiklik" } as const;

export const paymentReturnHref = (
  quote: string,
  of: keyof typeof paymentReturnQueries = "order",
): string =>
  `${endpoints.paymentReturn}?${new URLSearchParams({ [paymentReturnQueries[of]]: quote })}`;

/** The query of an order's page by which it knows a payment that has just begun: of which offer, and when (epoch ms). */
export const begunQuery = { offer: "teklif", at: "baslangic" } as const;

/** Where a payment is waited for that has just begun: the order's page, which leads on to the bank, or back to the payment. */
export const orderBegunHref = (quote: string, offer: string, at: number): string =>
  href("order", { quote }, { [begunQuery.offer]: offer, [begunQuery.at]: String(at) });

/** Which of a policy's changes an endorsement is of, the oldest 1. */
export const endorsementQuery = "sira";

type BelowQuote = {
  [Name in keyof typeof endpoints]: (typeof endpoints)[Name] extends `${string}:quote${string}`
    ? Name
    : never;
}[keyof typeof endpoints];

/** An endpoint below a quote's signed link. */
export const quoteEndpoint = (name: BelowQuote, quote: string): string =>
  endpoints[name].replace(":quote", encodeURIComponent(quote));

/** The short address of a quote's page, for text messages. */
export const shortLinkHref = (code: string): string =>
  endpoints.shortLink.replace(":code", encodeURIComponent(code));

/** The page of a 3-D Secure session on this site. */
export const bankPageHref = (session: string): string =>
  endpoints.bankPage.replace(":session", encodeURIComponent(session));

/** A file of a member's support request. */
export const requestFileHref = (file: string): string =>
  endpoints.requestFile.replace(":file", encodeURIComponent(file));

/** The query by which lines that share an address are told apart. */
const variantQuery = "tur";

/** Where a product is quoted: its own quote page or another line's, or the request form every other line shares. */
export function quoteHref(product: ProductId): string {
  const own = routeIds.find((id) => {
    const { page, product: main } = routeOf(id);
    if (main === undefined || !(page === "quote" || page === "request-quote")) return false;
    return quotedAt(main).includes(product);
  });
  if (own === undefined) return href("requestQuote", { product: productCode(product) });
  const { variant } = productOf(product);
  const query = variant === undefined ? "" : `?${variantQuery}=${variant}`;
  return `${routes[own].path}${query}`;
}

/** The line that an address of a quote page means. */
export const quotedProduct = ({ product }: RouteSpec, query: URLSearchParams) =>
  product === undefined ? undefined : variantAt(product, query.get(variantQuery));

/** A product's own page; undefined for lines that have none. */
export function productPageOf(product: ProductId): string | undefined {
  const own = routeIds.find(
    (id) => routeOf(id).product === product && routeOf(id).page === "product",
  );
  return own === undefined ? undefined : routes[own].path;
}

/** A product's own page, or where it can be asked for when it has none. */
export const productHref = (product: ProductId): string =>
  productPageOf(product) ?? href("requestQuote", { product: productCode(product) });
