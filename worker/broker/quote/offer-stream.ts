import type { Services } from "../services.ts";
import { refused } from "../api/answer.ts";
import { readCredentials, readVisitor } from "../api/caller.ts";

/**
 * `GET /offers/list/Offers/Stream?quoteId=&after=&visitor=`: server-sent events of the answers after a sequence
 * (`Last-Event-ID` counts when it is there), then whatever comes, then one `end`.
 */
export async function offerStream(request: Request, services: Services): Promise<Response> {
  const credentials = await readCredentials(request.headers, services);
  if (credentials === undefined) return refused({ kind: "unauthorised" });
  const query = new URL(request.url).searchParams;
  const caller = readVisitor(Object.fromEntries(query));
  if (!caller.ok) return refused(caller.reason);
  const quoteId = query.get("quoteId") ?? "";
  const viewer = {
    visitor: caller.value.visitor,
    memberId: credentials.member?.memberId,
    now: services.now(),
  };
  const quote = await services.store.quotes.view(quoteId, viewer);
  if (quote === undefined) return refused({ kind: "quote-not-found" });
  const after = request.headers.get("Last-Event-ID") ?? query.get("after") ?? "0";
  await services.rooms.start(quoteId);
  return services.rooms.stream(quoteId, /^\d{1,6}$/.test(after) ? Number(after) : 0);
}
