import type { Insurer } from "./insurer.ts";
import type { Firm, Source } from "./source.ts";

/** An insurer as a source of offers: of one firm, which goes by the same id. */
export function createInsurerSource(insurer: Insurer): Source {
  const { id, name, phone, logo, products, instalmentPlan } = insurer;
  const firm: Firm = { id, name, phone, logo };
  return {
    id,
    name,
    firms: [firm],
    products,
    async *ask(request, call) {
      for (const { package: offered, ...answer } of await insurer.quote(request, call)) {
        yield { firm, answer, ...(offered === undefined ? {} : { package: offered }) };
      }
    },
    instalmentPlan: () => instalmentPlan,
    confirm: (request, chosen, call) => insurer.confirm(request, chosen, call),
    issue: (order, call) => insurer.issue(order, call),
    findPolicy: ({ orderId }, call) => insurer.findPolicy(orderId, call),
    listPolicies: (day, call) => insurer.listPolicies(day, call),
  };
}
