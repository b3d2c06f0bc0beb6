import type { ComponentType } from "react";
import { redirect } from "react-router";
import type {
  ActionFunction,
  LoaderFunction,
  RouteObject,
  ShouldRevalidateFunction,
} from "react-router";
import { statusCodes } from "#shared/codes.ts";
import { isLoadable, loadLine } from "#shared/lines/load-line.ts";
import { quotedAt } from "#shared/products/variant.ts";
import type { PageId, RouteSpec } from "#shared/route-spec.ts";
import type { RouteId } from "#shared/routes.ts";
import { href, permanentRedirects, routeIds, routeOf } from "#shared/routes.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./frame/layout.tsx";
import { instalmentsIntent } from "./quote/payment/instalments-intent.ts";

/** A page's own module: one component that shows what its loader gives. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** Every page folder once; a route without a page does not compile. */
const pages: Record<PageId, (route: RouteSpec) => Promise<PageModule>> = {
  home: () => import("./pages/home/page.tsx"),
  product: async ({ tool }) => {
    const [{ Page: ProductPage }, calculator] = await Promise.all([
      import("./pages/product/page.tsx"),
      tool === undefined ? {} : import("./tool/calculator.tsx"),
    ]);
    return { Page: () => <ProductPage {...calculator} /> };
  },
  content: async ({ path }) => {
    const page = import("./pages/content/page.tsx");
    if (path !== href("cookiePolicy") && path !== href("claim")) return page;
    const [{ Page: ContentPage }, asked] = await Promise.all([
      page,
      import("./pages/content/asked.tsx"),
    ]);
    return { Page: () => <ContentPage {...asked} /> };
  },
  tool: () => import("./pages/tool/page.tsx"),
  tools: () => import("./pages/tools/page.tsx"),
  blog: () => import("./pages/blog/page.tsx"),
  article: () => import("./pages/article/page.tsx"),
  term: () => import("./pages/term/page.tsx"),
  contact: () => import("./pages/contact/page.tsx"),
  application: () => import("./pages/application/page.tsx"),
  quote: async ({ product }) => {
    if (product === undefined) throw new Error("no line to quote");
    const [{ Page: QuotePage }, lines] = await Promise.all([
      import("./pages/quote/page.tsx"),
      Promise.all(quotedAt(product).filter(isLoadable).map(loadLine)),
    ]);
    return { Page: () => <QuotePage lines={lines} /> };
  },
  "request-quote": () => import("./pages/request-quote/page.tsx"),
  offers: () => import("./pages/offers/page.tsx"),
  comparison: () => import("./pages/comparison/page.tsx"),
  purchase: () => import("./pages/purchase/page.tsx"),
  "call-back": () => import("./pages/call-back/page.tsx"),
  document: () => import("./pages/document/page.tsx"),
  paper: () => import("./pages/paper/page.tsx"),
  order: () => import("./pages/order/page.tsx"),
  withdraw: () => import("./pages/withdraw/page.tsx"),
  policy: () => import("./pages/policy/page.tsx"),
  leave: () => import("./pages/leave/page.tsx"),
  "change-policy": () => import("./pages/change-policy/page.tsx"),
  "change-insured": () => import("./pages/change-insured/page.tsx"),
  "find-policy": () => import("./pages/find-policy/page.tsx"),
  login: () => import("./pages/login/page.tsx"),
  register: () => import("./pages/register/page.tsx"),
  "forgot-password": () => import("./pages/forgot-password/page.tsx"),
  account: () => import("./pages/account/page.tsx"),
  search: () => import("./pages/search/page.tsx"),
  "not-found": () => import("./pages/not-found/page.tsx"),
};

/** Pages whose refused posts change what they show: the step of a quote, the price of an offer. */
const changedByRefusals: readonly PageId[] = ["quote", "purchase"];

/** A post that only asks changes nothing that is on the screen, the frame included. */
const asksOnly = ({ formData }: { readonly formData?: FormData | undefined }): boolean =>
  formData?.get("intent") === instalmentsIntent;

/**
 * While nobody answers, the page stays as it is, with all that was typed. So it does after a post that only asks: an insurer
 * that does not say its price a second time would take the form away in which a card is being typed.
 */
const mayHaveChanged: ShouldRevalidateFunction = ({ actionStatus = 200, ...posted }) =>
  actionStatus < statusCodes.serverError && !asksOnly(posted);

/**
 * The address of the offers says after its path only how they are shown, which the browser does with what is there: nothing is
 * loaded for it. Loading the same address anew is.
 */
const isShownOtherwise: ShouldRevalidateFunction = ({ currentUrl, nextUrl, nextParams, ...sent }) =>
  (sent.formMethod ?? "GET") === "GET" &&
  nextParams["quote"] !== undefined &&
  nextUrl.pathname === href("offers", { quote: nextParams["quote"] }) &&
  nextUrl.pathname === currentUrl.pathname &&
  nextUrl.search !== currentUrl.search;

/** One request brings the data of frame and page: asked for the frame alone, the server would load the page as well. */
const needsLoading: ShouldRevalidateFunction = (navigation) =>
  navigation.defaultShouldRevalidate && !asksOnly(navigation) && !isShownOtherwise(navigation);

export interface PageLoader {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
}

/** Where pages get their data: the real loaders on the server, one request to it in the browser. */
export interface PageLoaders {
  readonly layout: LoaderFunction;
  readonly page: (id: RouteId, page: PageId) => PageLoader;
}

/** Old addresses lead on within the page as well: the server, which is asked for their data, says where to. */
const movedAddresses = [...permanentRedirects];

/** The route tree both sides run: the frame around every declared page. */
export function createRoutes(loaders: PageLoaders): RouteObject[] {
  const children = routeIds.map((id): RouteObject => {
    const { path, page } = routeOf(id);
    return {
      id,
      path,
      ErrorBoundary: () => <ErrorPage page={page} />,
      ...loaders.page(id, page),
      ...(changedByRefusals.includes(page) ? { shouldRevalidate: mayHaveChanged } : {}),
      ...(page === "offers" ? { shouldRevalidate: needsLoading } : {}),
      lazy: async () => ({ Component: (await pages[page](routeOf(id))).Page }),
    };
  });
  const moved = movedAddresses.map(([path, to]): RouteObject => ({
    id: `moved ${path}`,
    path,
    loader: () => redirect(href(to)),
  }));
  return [
    {
      id: "layout",
      Component: Layout,
      ErrorBoundary: ErrorPage,
      loader: loaders.layout,
      shouldRevalidate: needsLoading,
      // Last, because an old address may differ from a page's own by its case alone.
      children: [...children, ...moved],
    },
  ];
}
