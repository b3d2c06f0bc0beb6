import { lineIds } from "#shared/lines/registry.ts";
import { routes } from "#shared/routes.ts";
import { confidentialityAgreement } from "./confidentiality-agreement.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { distanceContract } from "./distance-contract.ts";
import { ratings } from "../lines/registry.ts";
import { informationFormOf } from "./information-form.ts";
import { lightingContract } from "./lighting-contract.ts";
import type { ContentPage } from "./page.ts";
import { aracMuayeneRandevusu } from "./pages/arac-muayene-randevusu.ts";
import { bireysel } from "./pages/bireysel.ts";
import { blog } from "./pages/blog.ts";
import { dask } from "./pages/dask.ts";
import { eksperSorgulama } from "./pages/eksper-sorgulama.ts";
import { galericikisatrafik } from "./pages/galericikisatrafik.ts";
import { hakkimizda } from "./pages/hakkimizda.ts";
import { hasarAninda } from "./pages/hasar-aninda.ts";
import { ikincieltrafik } from "./pages/ikincieltrafik.ts";
import { iletisim } from "./pages/iletisim.ts";
import { kaskoDegeriSorgulama } from "./pages/kasko-degeri-sorgulama.ts";
import { kasko } from "./pages/kasko.ts";
import { konut } from "./pages/konut.ts";
import { mtvBorcu } from "./pages/mtv-borcu.ts";
import { onlineKazaTutanagi } from "./pages/online-kaza-tutanagi.ts";
import { petsaglik } from "./pages/petsaglik.ts";
import { seyahat } from "./pages/seyahat.ts";
import { sss } from "./pages/sss.ts";
import { tamamlayici } from "./pages/tamamlayici.ts";
import { telefon } from "./pages/telefon.ts";
import { trafik } from "./pages/trafik.ts";
import { tramerKusur } from "./pages/tramer-kusur.ts";
import { yabanci } from "./pages/yabanci.ts";
import { preInformation } from "./pre-information.ts";
import type { WrittenPage } from "./written-page.ts";
import { toContentPage } from "./written-page.ts";

/** What is read before a line is bought, by slug. */
const informationForms = Object.fromEntries(
  lineIds.map((id) => [informationFormOf(id), ratings[id].information]),
);

/** Contract texts by slug. */
const contracts: Readonly<Record<string, ContentPage>> = {
  confidentialityAgreement,
  lightingContract,
  cerezPolitikasi: cookiePolicy,
  "mesafeli-satis-sozlesmesi": distanceContract,
  "on-bilgilendirme-formu": preInformation,
  ...informationForms,
};

/** Pages of products and of the site itself. */
export const writtenPages: readonly WrittenPage[] = [
  aracMuayeneRandevusu,
  bireysel,
  blog,
  dask,
  eksperSorgulama,
  galericikisatrafik,
  hakkimizda,
  hasarAninda,
  ikincieltrafik,
  iletisim,
  kasko,
  kaskoDegeriSorgulama,
  konut,
  mtvBorcu,
  onlineKazaTutanagi,
  petsaglik,
  seyahat,
  sss,
  tamamlayici,
  telefon,
  trafik,
  tramerKusur,
  yabanci,
];

/** Names a text goes by beside its own: the personal-data notice also by its address. */
const otherNames: ReadonlyMap<string, string> = new Map([
  [routes.personalData.path.slice(1), "lightingContract"],
]);

/** A content page or contract text; undefined for an unknown slug. */
export function findPage(name: string): ContentPage | undefined {
  const slug = otherNames.get(name) ?? name;
  if (Object.hasOwn(contracts, slug)) return contracts[slug];
  const page = writtenPages.find((written) => written.slug === slug);
  return page === undefined ? undefined : toContentPage(page);
}
