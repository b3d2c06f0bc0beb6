import type { DataRouter, RouteObject } from "react-router";
import { matchRoutes } from "react-router";
import { stayHere } from "./stay-here.ts";

declare global {
  interface DOMStringMap {
    /** On a form the browser would send: what it posts is under way. */
    sending?: string;
    /** On one that leads on within the page's scripts. */
    leadsOn?: string;
  }
}

/**
 * Whether a form that no component takes over is under way: what it leads to is a document, as without scripts, unless the
 * form has had the next page's code fetched.
 */
export const isPlainFormUnderWay = (): boolean =>
  document.querySelector("form[data-sending]:not([data-leads-on])") !== null;

/** Now or later: a document that is on its way leaves the router as it is, and a button turning. */
function whenIdle(router: DataRouter, then: () => void): void {
  if (router.state.navigation.state === "idle") return then();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== "idle") return;
    stop();
    then();
  });
}

/**
 * Sends the forms that no component takes over: they post as they would without scripts, but by the router, so that one
 * without an answer stays on its page. What is no page's (sign-out, cookie choices) is left to the browser.
 */
export function sendPlainForms(router: DataRouter, routes: RouteObject[]): void {
  const isPage = (url: URL) =>
    url.origin === location.origin && matchRoutes(routes, url.pathname) !== null;
  const stop = (form: HTMLFormElement) => delete form.dataset.sending;

  addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post")
      return;
    const { submitter } = event;
    const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
    const url = new URL(action, location.href);
    if (!isPage(url)) return;
    event.preventDefault();
    if (form.dataset.sending !== undefined) return;
    const formData = new FormData(form, submitter);
    form.dataset.sending = "";
    void router
      .navigate(url.pathname + url.search, {
        formMethod: "post",
        formEncType: "multipart/form-data",
        formData,
      })
      .finally(() => whenIdle(router, () => stop(form)));
  });

  // Out of the browser's memory comes a page whose form had led to another document.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || router.state.navigation.state === "idle") return;
    document.querySelectorAll<HTMLFormElement>("form[data-sending]").forEach(stop);
    void stayHere(router);
  });
}
