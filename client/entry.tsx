import "@vitejs/plugin-react/preamble";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { decode } from "turbo-stream";
import type { PageData } from "#shared/data-request.ts";
import { waitingCopy, waitingPostCopy } from "#shared/copy/waiting.ts";
import { unavailableKind } from "#shared/unavailable.ts";
import { unansweredCopy } from "./api/copy.ts";
import { dataStrategyOver } from "./api/data-strategy.ts";
import { sendPlainForms } from "./api/plain-forms.ts";
import { toRouteErrors } from "./api/route-errors.ts";
import { createWaitingNotice } from "./ui/toasts/waiting-notice.ts";
import { streamedPageData } from "./api/streamed-page-data.ts";
import { App } from "./app.tsx";
import { bringIcons, bringStyles } from "./bring-styles.ts";
import { createRoutes } from "./routes.tsx";
import { createToastStore } from "./ui/toasts/toast-store.ts";

/** Marks a route as having data; `dataStrategy` fetches it, so these never run. */
const remote = () => null;

const routes = createRoutes({ layout: remote, page: () => ({ loader: remote, action: remote }) });
const { loaderData, actionData, errors } = await decode<PageData>(streamedPageData());

// A lazy page must be there before hydration, or React would replace the server's markup with a fallback.
const matches = matchRoutes(routes, location) ?? [];
const pageCode = matches.map(async ({ route }) => {
  if (typeof route.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
});
void bringIcons();
await Promise.all([...pageCode, bringStyles()]);

const toasts = createToastStore();
const tellWaiting = createWaitingNotice(toasts);
window.tellWaiting = tellWaiting;
/** What a notification about it is known by. */
const unanswered = "unanswered";

const router = createBrowserRouter(routes, {
  dataStrategy: dataStrategyOver({
    router: () => router,
    onPost: () => toasts.retract(unanswered),
    onUnanswered: () =>
      toasts.show("error", { ...unansweredCopy, cause: unanswered, isLasting: true }),
    onWait: (answer, page, isAction) => {
      const what = isAction ? waitingPostCopy : waitingCopy[unavailableKind(page)];
      tellWaiting(answer, what, isAction);
    },
  }),
  hydrationData: { loaderData, actionData, errors: toRouteErrors(errors) },
});

sendPlainForms(router, routes);

window.loadPageCode = (path) => {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === "function") void route.lazy().catch(() => {});
  }
};

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element.");
startTransition(() => {
  // The server renders a second child beside the router; ids only agree when the client counts the same.
  hydrateRoot(
    root,
    <StrictMode>
      <App toasts={toasts}>
        <RouterProvider router={router} />
        {null}
      </App>
    </StrictMode>,
  );
});
