import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyCall } from "#shared/calls/call.ts";
import * as v from "valibot";
import { anyRequestOf, statedSample } from "#tests/any-line.ts";
import { bisikletHistory } from "#tests/fixture/bisiklet/history.ts";
import { pedal } from "#tests/fixture/bisiklet/insurer.ts";
import { bisiklet } from "#tests/fixture/bisiklet/line.ts";
import type { BicycleBook } from "#tests/fixture/bisiklet/rating.ts";
import { bisikletRating } from "#tests/fixture/bisiklet/rating.ts";
import { bicycleSide } from "#tests/fixture/bisiklet/facts.ts";
import { answersOf } from "#worker/broker/lines/quote-line.ts";

type Request = Parameters<typeof bisikletRating.riskOf>[0];
const { bisiklet: book } = pedal.books as unknown as { readonly bisiklet: BicycleBook };
const requests = anyRequestOf(bisiklet, bisikletHistory) as unknown as fc.Arbitrary<Request>;
const now = Date.parse("2026-11-20T10:00:00Z");

describe("a line whose requests follow from its fields", () => {
  it("is answered by its rating with both packages, or declined", () => {
    const counts = new Set<number>();
    fc.assert(
      fc.property(requests, (request) => {
        const answers = answersOf(bisikletRating, book, pedal, request, { now, factor: 1 });
        counts.add(answers.length);
        for (const answer of answers) {
          if (answer.kind === "decline") continue;
          const told = answer.explanation.reduce((sum, { kurus }) => sum + kurus, 0);
          expect(told).toBe(answer.grossKurus);
        }
      }),
    );
    expect([...counts].toSorted()).toEqual([1, 2]);
  });

  it("asks for nothing that its side does not take", () => {
    fc.assert(
      fc.property(requests, ({ insured }) => {
        for (const one of insured) expect(bicycleSide.errorsOf(one)).toEqual({});
      }),
    );
  });

  it("has a sample of everything that is stated, which its call takes", () => {
    const { quoteCall }: { readonly quoteCall: AnyCall } = bisiklet;
    const sample = statedSample(bisiklet);
    const [bicycle] = sample["insured"] as readonly object[];
    expect(Object.keys(bicycle ?? {})).toEqual(Object.keys(bisiklet.asset.fields));
    expect(sample["deductible"]).toBeDefined();
    const person = {
      nationalNumber: "10000000146",
      phone: "5321234567",
      email: "deneme@ornek.example",
      policyStart: "2026-11-25",
      openDataAgreement: true,
      privacyPolicy: true,
      advertisementAgreement: false,
    };
    const sent = quoteCall.request.encode({ ...person, ...sample } as never);
    expect(v.safeParse(quoteCall.request.schema, sent).success).toBe(true);
  });
});
