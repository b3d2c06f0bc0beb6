import type { ExecutionContext } from "@cloudflare/workers-types";
import { texts } from "virtual:texts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { ratings } from "#worker/broker/lines/quote-line.ts";
import broker from "#worker/broker/worker.ts";

/*
 * The broker as it is. With TEST_OTHER_DAY every text, every insurer and what every policy tells its holder is another one, as
 * after years of deployments.
 */
export { Housekeeper, LandingCounter, OrderProcess, QuoteRoom } from "#worker/broker/worker.ts";

function change(): void {
  for (const page of Object.values(texts)) {
    Object.assign(page, { title: "Başka metin", version: "2099-01-01", html: "<p>Başka söz.</p>" });
  }
  for (const profile of insurerProfiles) {
    const company = { title: "Başka A.Ş.", address: "Başka yer", mersis: "9" };
    Object.assign(profile, { name: "Başka Sigorta", phone: "0850 999 99 99", company });
  }
  for (const rating of Object.values(ratings)) Object.assign(rating, { notes: ["Başka not."] });
}

export default {
  fetch(request: Request, env: object, context: ExecutionContext): Promise<Response> {
    if ("TEST_OTHER_DAY" in env) change();
    return broker.fetch(request, env, context);
  },
};
