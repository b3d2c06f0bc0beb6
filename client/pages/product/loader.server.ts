import { redirect } from "react-router";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData, questionData } from "#client/content/structured-data.server.ts";
import { nowOf, soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { toolDataOf } from "#client/tool/tool-data.server.ts";
import type { Head } from "#shared/head.ts";
import { products } from "#shared/products/catalogue.ts";
import { href, quoteHref } from "#shared/routes.ts";
import { productCopy } from "./copy.ts";

/** A product's page. Without its text it still says what the product is and leads to a quote. */
export async function loadProduct(input: LoaderInput) {
  const { page, route, url } = input;
  if (route.product === undefined) throw redirect(href("notFound"));
  const { id, name, group, icon, summary } = products[route.product];
  const [found, start, tool] = await Promise.all([
    soon(textOf(page, route.slug)),
    soon(quickStartOf(route.product, page.api).then((line) => line ?? null)),
    toolDataOf(input),
  ]);
  const text = nowOf(found) ?? null;
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
    text: found,
    start,
    tool,
    quotePath: quoteHref(route.product),
  };
}

async function textOf(page: LoaderInput["page"], slug = "") {
  const found = await loadText(page, slug);
  return found.ok ? found.value : null;
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
