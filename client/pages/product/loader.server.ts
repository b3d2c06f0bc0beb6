import { redirect } from "react-router";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData, questionData } from "#client/content/structured-data.server.ts";
import type { LoaderInput } from "#client/loaders.server.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import type { Head } from "#shared/head.ts";
import { products } from "#shared/lines/catalogue.ts";
import { href, quoteHref } from "#shared/routes.ts";
import { productCopy } from "./copy.ts";

/** A product's page. Without its text it still says what the product is and leads to a quote. */
export async function loadProduct({ page, route, url }: LoaderInput) {
  if (route.product === undefined) throw redirect(href("notFound"));
  const { id, name, group, icon, summary } = products[route.product];
  const [found, start] = await Promise.all([
    loadText(page, route.slug ?? ""),
    quickStartOf(route.product, page.api),
  ]);
  const text = found.ok ? found.value : null;
  const head: Head = {
    title: `${productCopy.headTitle(text?.title ?? name)} | ${page.site.name}`,
    description: text?.description ?? summary,
    keywords: text?.keywords ?? name,
    structuredData: [
      breadcrumbData(page.site.publicUrl, name, url.pathname),
      ...questionData(text?.questions ?? []),
    ],
  };
  return {
    head,
    product: { id, name, group, icon, summary },
    text,
    start: start ?? null,
    quotePath: quoteHref(route.product),
  };
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
