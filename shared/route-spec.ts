import type { ProductId } from "./products/catalogue.ts";
import type { ToolId } from "./tools/tool-id.ts";

/** Page folders below `client/pages`. */
export type PageId =
  | "home"
  | "product"
  | "content"
  | "tool"
  | "tools"
  | "blog"
  | "article"
  | "term"
  | "contact"
  | "application"
  | "quote"
  | "request-quote"
  | "offers"
  | "comparison"
  | "purchase"
  | "call-back"
  | "document"
  | "paper"
  | "order"
  | "withdraw"
  | "policy"
  | "leave"
  | "change-policy"
  | "change-insured"
  | "find-policy"
  | "login"
  | "register"
  | "forgot-password"
  | "account"
  | "search"
  | "not-found";

export interface RouteSpec {
  /** Pattern as react-router and the worker read it. */
  readonly path: `/${string}`;
  readonly page: PageId;
  /** `member`: signed-in only, others go home. `guest`: signed-in members go home. */
  readonly gate?: "member" | "guest";
  readonly product?: ProductId;
  /** Slug of the content page that fills it. */
  readonly slug?: string;
  /** The tool it shows; on a product's page its calculator. */
  readonly tool?: ToolId;
  readonly inSitemap: boolean;
}
