import { StrictMode } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import type { StaticHandlerContext } from "react-router";
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from "react-router";
import { App } from "#client/app.tsx";
import { createRoutes } from "#client/routes.tsx";
import { createToastStore } from "#client/ui/toasts/toast-store.ts";

interface Env {
  /** JSON: the loaders' data of the page by route id. */
  readonly LOADER_DATA: string;
}

/** What one isolate prepares: the page's tree with its data already there. */
async function prepare({ LOADER_DATA }: Env, request: Request) {
  const data = JSON.parse(LOADER_DATA) as Record<string, unknown>;
  const handler = createStaticHandler(
    createRoutes({
      layout: () => data["layout"],
      page: (id) => ({ loader: () => data[id] }),
    }),
  );
  const context = (await handler.query(request)) as StaticHandlerContext;
  return { context, router: createStaticRouter(handler.dataRoutes, context) };
}

const prepared = new WeakMap<Env, ReturnType<typeof prepare>>();

/** The yardstick: React alone renders the same tree to a stream; no middleware, no loaders, no data scripts. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const ready = prepared.get(env) ?? prepare(env, request);
    prepared.set(env, ready);
    const { context, router } = await ready;
    const body = await renderToReadableStream(
      <StrictMode>
        <App toasts={createToastStore()}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </StrictMode>,
    );
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "identity" };
    return new Response(body, { headers });
  },
};
