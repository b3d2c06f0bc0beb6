import { loadText } from "#client/content/load-text.server.ts";
import { soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { firmsSelling, quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { productMenu, requestLinks } from "#client/frame/product-menu.server.ts";
import { getActivity } from "#shared/calls/quote/get-activity.ts";
import type { Head } from "#shared/head.ts";
import { defaultSocialImage } from "#shared/head.ts";
import { leadingProduct, productIds, productOf } from "#shared/products/catalogue.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { routeOf } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import { homeCopy } from "./copy.ts";

const shownQuestions = 5;

/** The home page. Insurers' names and questions are left out when they cannot be had. */
export async function loadHome({ page }: LoaderInput) {
  const asked = Promise.all([
    loadStarts(page.api),
    firmsSelling(leadingProduct, page.api),
    page.api.call(getActivity, {}),
    loadQuestions(page),
  ]);
  const lists = await soon(
    asked.then(([starts, firms, { data }, questions]) => {
      return { starts, firms, facts: homeCopy.facts(data ?? { firmsToday: 0 }), questions };
    }),
  );
  const insurance = lineOf(leadingProduct)?.copy.short ?? "";
  const head: Head = {
    title: homeCopy.headTitle(page.site.name),
    description: homeCopy.description(insurance),
    keywords: homeCopy.keywords(insurance),
    structuredData: [agencyData(page.site)],
  };
  return {
    head,
    lists,
    insurance,
    groups: productMenu,
    requests: requestLinks,
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
/** What is asked for: the forms that begin a quote, the insurers, the first questions. */
export type HomeLists = Awaited<Extract<HomeData["lists"], { later: unknown }>["later"]>;

/** The first questions of the lines that have a tab, under its name. */
async function loadStarts(api: LoaderInput["page"]["api"]) {
  const tabs = productIds.map(async (id) => {
    const { homeTab: tab } = productOf(id);
    const start = tab === undefined ? undefined : await quickStartOf(id, api);
    return tab === undefined || start === undefined ? [] : [{ tab, ...start }];
  });
  return (await Promise.all(tabs)).flat();
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
    address: { "@type": "PostalAddress", streetAddress: site.address, addressCountry: "TR" },
    image: site.publicUrl + defaultSocialImage,
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    areaServed: "TR",
  };
}
