/** Header that asks for a page's data instead of its HTML. */
export const dataRequestHeader = "X-Page-Data";
/** Its value where a form is posted and what it leads to may come along, to be shown without being asked for. */
export const dataAheadValue = "ahead";
/** Where such an answer sends the browser instead of carrying data. */
export const dataRedirectHeader = "X-Page-Redirect";
/** Set beside the redirect when it leads out of the client's routes, so the browser must load it itself. */
export const documentRedirectHeader = "X-Document-Redirect";
export const dataContentType = "text/x-turbo-stream; charset=utf-8";

/** What a page's data is made of, on the first load and on every navigation after it. */
export interface PageData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, PageError>> | null;
}

/** An error as the browser may know it: its status, nothing of its cause. */
export interface PageError {
  readonly status: number;
}
