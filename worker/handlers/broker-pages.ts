import type { Context } from "hono";
import { href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";

/**
 * The embedded back office's own pages: the practice bank's 3-D Secure page and the outbox. They exist only where the
 * embedded providers do, and the broker answers 404 for what is switched off.
 */
export async function brokerPages(context: Context<EdgeContext>): Promise<Response> {
  const { BROKER } = context.get("deps").env.bindings;
  const fetchBroker = BROKER.fetch.bind(BROKER) as unknown as typeof fetch;
  const { method, url, headers } = context.req.raw;
  // Read here, so that a refusal leaves nothing of it unread on the connection.
  const body = ["GET", "HEAD"].includes(method) ? undefined : await context.req.arrayBuffer();
  const response = await fetchBroker(url, {
    method,
    headers,
    ...(body && { body }),
    redirect: "manual",
  });
  if (response.status === 404 && context.req.header("Accept")?.includes("text/html") === true) {
    return context.redirect(href("notFound"), 302);
  }
  return new Response(response.body, response);
}
