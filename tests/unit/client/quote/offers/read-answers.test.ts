import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerModel, parseAnswer } from "#shared/calls/quote/offer-fields.ts";
import { readAnswers } from "#client/quote/offers/load-offers.server.ts";
import type { Answer } from "#client/quote/answers.ts";
import { makeAnswer, makeOfferAnswer } from "../make-answer.ts";

const wire = (answer: Answer) => JSON.stringify(answerModel.encode(answer));
const event = (answer: Answer) =>
  `id: ${answer.sequence}\nevent: answer\ndata: ${wire(answer)}\n\n`;
const end = "event: end\ndata: {}\n\n";

/** Bytes of a text, cut at these places. */
function streamOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  return new ReadableStream({
    start(controller) {
      const edges = [0, ...places, bytes.length];
      for (const [index, from] of edges.slice(0, -1).entries()) {
        controller.enqueue(bytes.slice(from, edges[index + 1]));
      }
      controller.close();
    },
  });
}

async function all(body: ReadableStream<Uint8Array>): Promise<Answer[]> {
  const found: Answer[] = [];
  for await (const answer of readAnswers(body)) found.push(answer);
  return found;
}
const answers = [
  makeOfferAnswer("çınar", { assumptions: ["Hasarsızlık basamağı 6 ₺"] }),
  makeAnswer("lodos", { state: "decline", sequence: 2, reason: "Taşıt\n\nyaşlı" }),
  makeAnswer("meltem", { state: "failed", sequence: 3, reason: "🙂" }),
];
const text = answers.map(event).join(": \n\n");

test("answers come out as they went in, wherever the network cuts them", async () => {
  const cuts = fc.array(fc.nat(text.length * 2), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      expect(await all(streamOf(text + end, places))).toEqual(answers);
    }),
  );
});

test("byte by byte", async () => {
  const everywhere = Array.from({ length: text.length * 2 }, (_, index) => index);
  expect(await all(streamOf(text, everywhere))).toEqual(answers);
});

describe("a stream", () => {
  test("ends at its end event, whatever follows", async () => {
    expect(await all(streamOf(end + text))).toEqual([]);
  });

  test("may break off within an event; what was whole counts", async () => {
    expect(await all(streamOf(text.slice(0, -5)))).toEqual(answers.slice(0, 2));
  });

  test("may hold what is no answer", async () => {
    const strange = `: kalp atışı\n\nevent: answer\ndata: {"FirmId":1\n\ndata: null\n\n\n\n`;
    expect(await all(streamOf(strange + text))).toEqual(answers);
  });

  test("is let go of when the reader stops", async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const answer of readAnswers(body)) {
      expect(answer).toEqual(answers[0]);
      break;
    }
    expect(isCancelled).toBe(true);
  });
});

describe("parseAnswer", () => {
  test("reads what was encoded", () => {
    for (const answer of answers) expect(parseAnswer(wire(answer))).toEqual(answer);
  });

  test("nothing makes it throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
        expect(parseAnswer(data)).toBeUndefined();
      }),
    );
  });
});
