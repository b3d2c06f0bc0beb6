import type { LoaderFunctionArgs, data } from "react-router";
import type { PageWithHead } from "#shared/head.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { PageId } from "#shared/route-spec.ts";
import type { RouteId } from "#shared/routes.ts";
import { routeOf } from "#shared/routes.ts";
import { loadLayout } from "./frame/loader.server.ts";
import { actOnAccount, loadAccount } from "./pages/account/loader.server.ts";
import { loadArticle } from "./pages/article/loader.server.ts";
import { loadBlog } from "./pages/blog/loader.server.ts";
import { loadCallBack, requestCall } from "./pages/call-back/loader.server.ts";
import { loadComparison } from "./pages/comparison/loader.server.ts";
import { loadApplication, sendApplication } from "./pages/application/loader.server.ts";
import { loadContact, sendContact } from "./pages/contact/loader.server.ts";
import { loadContent } from "./pages/content/loader.server.ts";
import { actOnChangePolicy, loadChangePolicy } from "./pages/change-policy/loader.server.ts";
import { actOnChangeInsured, loadChangeInsured } from "./pages/change-insured/loader.server.ts";
import { actOnFindPolicy, loadFindPolicy } from "./pages/find-policy/loader.server.ts";
import { loadForgotPassword } from "./pages/forgot-password/loader.server.ts";
import { loadHome } from "./pages/home/loader.server.ts";
import { actOnLeave, loadLeave } from "./pages/leave/loader.server.ts";
import { loadLogin } from "./pages/login/loader.server.ts";
import { loadNotFound } from "./pages/not-found/loader.server.ts";
import { actOnOrder, loadOrder } from "./pages/order/loader.server.ts";
import { actOnPolicy, loadPolicy } from "./pages/policy/loader.server.ts";
import { loadProduct } from "./pages/product/loader.server.ts";
import { actOnDocument, loadDocument } from "./pages/document/loader.server.ts";
import { loadPaper, sendPaper } from "./pages/paper/loader.server.ts";
import { actOnWithdrawal, loadWithdrawal } from "./pages/withdraw/loader.server.ts";
import { loadPurchase, purchase } from "./pages/purchase/loader.server.ts";
import { loadTerm } from "./pages/term/loader.server.ts";
import { loadTool } from "./pages/tool/loader.server.ts";
import { loadTools } from "./pages/tools/loader.server.ts";
import { loadRegister } from "./pages/register/loader.server.ts";
import { loadRequestQuote, requestQuote } from "./pages/request-quote/loader.server.ts";
import { loadSearch } from "./pages/search/loader.server.ts";
import { actOnOffers } from "./quote/offers/offers-action.server.ts";
import { loadOffers } from "./quote/offers/load-offers.server.ts";
import { loadQuote } from "./quote/steps/load-quote.server.ts";
import { submitStep } from "./quote/steps/submit-step.server.ts";
import { actOnLogin } from "./sign-in/login-action.server.ts";
import { actOnRegister } from "./sign-in/register-action.server.ts";
import { actOnReset } from "./sign-in/reset-action.server.ts";
import { answerTool } from "./tool/tool-data.server.ts";
import type { LoaderInput } from "./loader-input.ts";
import type { PageLoaders } from "./routes.tsx";

/** A page's data, with or without an answer status of its own; redirects are thrown. */
type Loaded = PageWithHead | ReturnType<typeof data<PageWithHead>>;
type Load = (input: LoaderInput) => Loaded | Promise<Loaded>;
type Act = (input: LoaderInput) => unknown;

/** Loaders and actions of every page. They run on the server alone; the browser asks for their result. */
const loadersByPage: Record<PageId, { load: Load; act?: Act }> = {
  home: { load: loadHome },
  product: { load: loadProduct, act: answerTool },
  content: { load: loadContent },
  tool: { load: loadTool, act: answerTool },
  tools: { load: loadTools },
  blog: { load: loadBlog },
  article: { load: loadArticle },
  term: { load: loadTerm },
  contact: { load: loadContact, act: sendContact },
  application: { load: loadApplication, act: sendApplication },
  quote: { load: loadQuote, act: submitStep },
  "request-quote": { load: loadRequestQuote, act: requestQuote },
  offers: { load: loadOffers, act: actOnOffers },
  comparison: { load: loadComparison },
  document: { load: loadDocument, act: actOnDocument },
  paper: { load: loadPaper, act: sendPaper },
  purchase: { load: loadPurchase, act: purchase },
  "call-back": { load: loadCallBack, act: requestCall },
  order: { load: loadOrder, act: actOnOrder },
  withdraw: { load: loadWithdrawal, act: actOnWithdrawal },
  policy: { load: loadPolicy, act: actOnPolicy },
  leave: { load: loadLeave, act: actOnLeave },
  "change-policy": { load: loadChangePolicy, act: actOnChangePolicy },
  "change-insured": { load: loadChangeInsured, act: actOnChangeInsured },
  "find-policy": { load: loadFindPolicy, act: actOnFindPolicy },
  login: { load: loadLogin, act: actOnLogin },
  register: { load: loadRegister, act: actOnRegister },
  "forgot-password": { load: loadForgotPassword, act: actOnReset },
  account: { load: loadAccount, act: actOnAccount },
  search: { load: loadSearch },
  "not-found": { load: loadNotFound },
};

const bind =
  (id: RouteId, run: Act) =>
  ({ request, params, context }: LoaderFunctionArgs) =>
    run({
      request,
      url: new URL(request.url),
      params,
      route: routeOf(id),
      page: context as unknown as PageRequest,
    });

export const pageLoaders: PageLoaders = {
  layout: ({ context }) => loadLayout(context as unknown as PageRequest),
  page: (id, page) => {
    const { load, act } = loadersByPage[page];
    return act === undefined
      ? { loader: bind(id, load) }
      : { loader: bind(id, load), action: bind(id, act) };
  },
};
