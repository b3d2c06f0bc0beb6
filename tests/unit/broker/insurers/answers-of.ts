import type { InsurerCall, Source } from "#worker/broker/insurers/source.ts";
import type { PackagedAnswer } from "#worker/broker/lines/offer.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";

export async function all<T>(answers: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const answer of answers) found.push(answer);
  return found;
}

/** Everything a source answers to a request. */
export async function answersOf(
  source: Source,
  request: QuoteRequest,
  call: InsurerCall,
): Promise<PackagedAnswer[]> {
  const told = await all(source.ask(request, { ...call, askId: "q" }));
  return told.map(({ answer, package: offered }) =>
    offered === undefined ? answer : { ...answer, package: offered },
  );
}
