import fc from "fast-check";
import { expect, test } from "vitest";
import type { RoomEvent } from "#worker/broker/quote/room/room-events.ts";
import { createListeners, translateEvents } from "#worker/broker/quote/room/room-events.ts";

const answer = (sequence: number, reason = "") => ({
  kind: "answer" as const,
  answer: {
    id: `${sequence}`,
    sourceId: "s",
    firm: { id: "f", name: "Çınar" },
    sequence,
    answeredAt: 1,
    state: "decline" as const,
    reason,
  },
});
const events: RoomEvent[] = [answer(1, "Taşıt\nyaşlı 🙂"), { kind: "heartbeat" }, { kind: "end" }];
const told = (event: RoomEvent) => `${JSON.stringify(event)};`;

test("events come out one by one, wherever the line is cut", async () => {
  const bytes = new TextEncoder().encode(
    events.map((event) => `${JSON.stringify(event)}\n`).join(""),
  );
  const cuts = fc.array(fc.nat(bytes.length), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const edges = [0, ...places.toSorted((a, b) => a - b), bytes.length];
      const parts = edges.slice(1).map((to, index) => bytes.slice(edges[index], to));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
      const text = await new Response(body.pipeThrough(translateEvents(told))).text();
      expect(text).toBe(events.map(told).join(""));
    }),
  );
});

test("nobody is told the same answer twice, and everybody that it is over", async () => {
  const listeners = createListeners();
  const one = listeners.open([answer(1), answer(2)], false);
  const gone = listeners.open([], false);
  await gone.body?.cancel();
  listeners.send(answer(2));
  listeners.send(answer(3));
  listeners.close();
  const lines = (await one.text()).trim().split("\n");
  const sequences = lines.map((line) => (JSON.parse(line) as ReturnType<typeof answer>).answer);
  expect(sequences.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(await listeners.open([{ kind: "end" }], true).text()).toBe('{"kind":"end"}\n');
});
