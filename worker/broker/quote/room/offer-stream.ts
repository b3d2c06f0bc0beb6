import { answerModel } from "#shared/calls/quote/offer-fields.ts";
import { refused } from "../../api/answer.ts";
import { readCredentials, readVisitor } from "../../api/caller.ts";
import type { Source } from "../../insurers/source.ts";
import type { Sight } from "../answer-view.ts";
import { sightOf, viewAnswer } from "../answer-view.ts";
import type { RoomEvent } from "./room-events.ts";
import { translateEvents } from "./room-events.ts";
import type { QuoteServices } from "../services.ts";

/** One server-sent event (WHATWG HTML, section 9.2). Data is one line of JSON. */
function formatEvent(event: string, data: unknown, id?: number): string {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What a room tells, as a browser is told it. */
function serverSent(event: RoomEvent, sources: readonly Source[], sight: Sight): string {
  switch (event.kind) {
    case "answer": {
      const view = viewAnswer(event.answer, sources, sight);
      return formatEvent("answer", answerModel.encode(view), event.answer.sequence);
    }
    case "end":
      return formatEvent("end", {});
    case "heartbeat":
      return ": \n\n";
  }
}

/**
 * `GET /offers/list/Offers/Stream?quoteId=&after=&visitor=`: server-sent events of the answers after a sequence
 * (`Last-Event-ID` counts when it is there), then whatever comes, then one `end`. The room of a quote at rest is not woken.
 */
export async function offerStream(request: Request, services: QuoteServices): Promise<Response> {
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
  const seen = await services.store.quotes.see(quoteId, viewer);
  if (seen === undefined) return refused({ kind: "quote-not-found" });
  const last = request.headers.get("Last-Event-ID") ?? query.get("after") ?? "0";
  const after = /^\d{1,6}$/.test(last) ? Number(last) : 0;
  const write = (event: RoomEvent) => serverSent(event, services.sources, sightOf(seen.view));
  const body =
    seen.answers === undefined
      ? (await services.rooms.stream(quoteId, after)).pipeThrough(translateEvents(write))
      : [
          ...seen.answers
            .filter(({ sequence }) => sequence > after)
            .map((answer) => write({ kind: "answer", answer })),
          write({ kind: "end" }),
        ].join("");
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
}
