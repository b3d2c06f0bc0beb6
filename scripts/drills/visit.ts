import type { EdgeClient } from "#tests/edge-client.ts";
import { buyPathOf, makeVerified, post, quoted, startPayment } from "#tests/worker/quote-forms.ts";
import { must } from "./drill.ts";

/** Somebody who has asked for a quote. */
export interface Visit {
  readonly client: EdgeClient;
  readonly offers: string;
}

export async function askForQuote(url: string): Promise<Visit> {
  const { client } = await makeVerified(url);
  return { client, offers: await quoted(client) };
}

const lookEveryMs = 100;
const comeWithinMs = 20_000;

/** Looks at a page until something stands there; yields the page's text. */
export async function readUntil(
  { client }: Pick<Visit, "client">,
  path: string,
  pattern: RegExp,
): Promise<string> {
  const until = Date.now() + comeWithinMs;
  while (Date.now() < until) {
    const text = await (await client.fetch(path)).text();
    if (pattern.test(text)) return text;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error(`a page does not come to say ${pattern.source}`);
}

const toPayment = /\/satin-al\//;
const toPolicy = /police\.pdf/;

/** Whether somebody still sees the offers of their quote, and may buy one. */
export async function seesOffers(visit: Visit): Promise<void> {
  await readUntil(visit, visit.offers, toPayment);
}

/** As far as the bank's page, whose address it yields. */
export async function goToBank(visit: Visit): Promise<string> {
  await seesOffers(visit);
  return startPayment(visit.client, await buyPathOf(visit.client, visit.offers));
}

/** Approves a payment at the practice bank and waits for the policy. */
export async function payAtBank(visit: Visit, bankPage: string): Promise<void> {
  const { client } = visit;
  const asked = await (await client.fetch(bankPage)).text();
  const [, code = ""] = /class="code">([^<]+)</.exec(asked) ?? [];
  const answer = await post(client, bankPage, { action: "approve", code });
  const html = await answer.text();
  const [, action = ""] = /action="([^"]+)"/.exec(html) ?? [];
  must(action !== "", `the bank's page answers ${answer.status}`);
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]): [string, string] => [name, value],
  );
  const to = new URL(action.replaceAll("&amp;", "&"), "http://localhost");
  const back = await post(client, to.pathname + to.search, Object.fromEntries(fields));
  const order = back.headers.get("Location") ?? "";
  must(order !== "", `the return from the bank answers ${back.status}`);
  await readUntil(visit, order, toPolicy);
}
