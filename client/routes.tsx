import type { ComponentType } from "react";
import type { ActionFunction, LoaderFunction, RouteObject } from "react-router";
import type { PageId, RouteId } from "#shared/routes.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./frame/layout.tsx";

/** A page's own module: one component that shows what its loader gives. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** Every page folder once; a route without a page does not compile. */
const pages: Record<PageId, () => Promise<PageModule>> = {
  home: () => import("./pages/home/page.tsx"),
  product: () => import("./pages/product/page.tsx"),
  content: () => import("./pages/content/page.tsx"),
  contact: () => import("./pages/contact/page.tsx"),
  quote: () => import("./pages/quote/page.tsx"),
  "request-quote": () => import("./pages/request-quote/page.tsx"),
  offers: () => import("./pages/offers/page.tsx"),
  comparison: () => import("./pages/comparison/page.tsx"),
  purchase: () => import("./pages/purchase/page.tsx"),
  "call-back": () => import("./pages/call-back/page.tsx"),
  order: () => import("./pages/order/page.tsx"),
  login: () => import("./pages/login/page.tsx"),
  register: () => import("./pages/register/page.tsx"),
  "forgot-password": () => import("./pages/forgot-password/page.tsx"),
  account: () => import("./pages/account/page.tsx"),
  "not-found": () => import("./pages/not-found/page.tsx"),
};

/** Pages whose refused posts change what they show: the step of a quote, the price of an offer. */
const changedByRefusals: readonly PageId[] = ["quote", "purchase"];

export interface PageLoader {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
}

/** Where pages get their data: the real loaders on the server, one request to it in the browser. */
export interface PageLoaders {
  readonly layout: LoaderFunction;
  readonly page: (id: RouteId, page: PageId) => PageLoader;
}

/** The route tree both sides run: the frame around every declared page. */
export function createRoutes(loaders: PageLoaders): RouteObject[] {
  const children = routeIds.map((id): RouteObject => {
    const { path, page } = routeOf(id);
    return {
      id,
      path,
      ErrorBoundary: ErrorPage,
      ...loaders.page(id, page),
      ...(changedByRefusals.includes(page) ? { shouldRevalidate: () => true } : {}),
      lazy: async () => ({ Component: (await pages[page]()).Page }),
    };
  });
  return [
    { id: "layout", Component: Layout, ErrorBoundary: ErrorPage, loader: loaders.layout, children },
  ];
}
