import { loadText } from "#client/content/load-text.server.ts";
import type { LoaderInput } from "#client/loaders.server.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { productMenu } from "#client/frame/product-menu.server.ts";
import { listFirms } from "#shared/calls/list-firms.ts";
import type { Head } from "#shared/head.ts";
import { leadingProduct, productOf, products } from "#shared/lines/catalogue.ts";
import { lineIds, lineOf } from "#shared/lines/registry.ts";
import { routeOf } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import { homeCopy } from "./copy.ts";

const shownQuestions = 5;

/** The home page. Insurers' names and questions are left out when they cannot be had. */
export async function loadHome({ page }: LoaderInput) {
  const [start, firms, questions] = await Promise.all([
    quickStartOf(leadingProduct, page.api),
    loadFirms(page.api),
    loadQuestions(page),
  ]);
  const insurance = lineOf(leadingProduct)?.copy.short ?? "";
  const head: Head = {
    title: homeCopy.headTitle(page.site.name),
    description: homeCopy.description(insurance),
    keywords: homeCopy.keywords(insurance),
    structuredData: [agencyData(page.site)],
  };
  return {
    head,
    start: start ?? null,
    insurance,
    groups: productMenu,
    sold: lineIds.map((id) => products[id].name),
    firms,
    questions,
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

async function loadFirms(api: LoaderInput["page"]["api"]): Promise<string[]> {
  const { typeNumber } = productOf(leadingProduct);
  if (typeNumber === undefined) return [];
  const { data } = await api.call(listFirms, { branchId: typeNumber });
  return (data?.firms ?? []).map(({ name }) => name);
}

async function loadQuestions(page: LoaderInput["page"]) {
  const text = await loadText(page, routeOf("faq").slug ?? "");
  return text.ok ? text.value.questions.slice(0, shownQuestions) : [];
}

function agencyData(site: Site): object {
  return {
    "@context": "https://schema.org",
    "@type": "InsuranceAgency",
    name: site.name,
    legalName: site.firm,
    url: site.publicUrl,
    logo: `${site.publicUrl}/favicon.svg`,
    telephone: site.phone,
    email: site.email,
    address: site.address,
    areaServed: "TR",
  };
}
