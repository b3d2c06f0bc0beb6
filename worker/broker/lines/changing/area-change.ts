import * as v from "valibot";
import { home } from "#shared/assets/home.ts";
import { err, ok } from "#shared/result.ts";
import type { FactsOf } from "../../assets/facts.ts";
import { factsSchema } from "../../assets/facts.ts";
import { assetFacts } from "../../assets/index/facts.ts";
import type { QuoteRequest } from "../request.ts";
import { QuoteRequestSchema } from "../request.ts";
import type { ChangeRule } from "./change-rule.ts";
import { areaHint } from "./copy.ts";

const { grossArea } = home.fields;
const { areaM2 } = assetFacts.home;
const HomeSchema = factsSchema(assetFacts.home);

type InsuredHome = FactsOf<typeof assetFacts.home>;

const isHome = (one: object): one is InsuredHome => v.is(HomeSchema, one);

function homeOf({ insured: [one] }: QuoteRequest): InsuredHome | undefined {
  return isHome(one) ? one : undefined;
}

/** The area of a home as its deed has it, where the address registry has another. */
export const areaChange: ChangeRule = {
  fields: [{ name: "grossArea", ...grossArea, hint: areaHint }],
  isFor: (request) => homeOf(request) !== undefined,
  apply(request, values) {
    const insured = homeOf(request);
    if (insured === undefined) return err({});
    const area = Number(values.get("grossArea"));
    const whole = v.parse(QuoteRequestSchema, {
      ...request,
      insured: [{ ...request.insured[0], areaM2: area }],
    });
    const row = {
      label: areaM2.label,
      before: areaM2.show(insured.areaM2),
      after: areaM2.show(area),
    };
    return ok({ request: whole, rows: [row] });
  },
};
