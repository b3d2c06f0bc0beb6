import type { Source } from "#worker/broker/insurers/source.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { Life, World } from "./world.ts";

export interface IssuedPolicy {
  readonly orderId: string;
  readonly policyNumber: string;
  readonly grossKurus: number;
  readonly issuedAt: number;
  /** The plate. */
  readonly risk: string;
}

export const sourceId = "model";
const failShare = 0.04;
/** So many calls about an order fail at most: more than the process tries would leave a policy that only a person can undo. */
const mostFailures = 3;

/** An insurer with books of its own: one policy for each order, refused for some, and answers that get lost. */
export class Insurer {
  readonly policies: IssuedPolicy[] = [];
  readonly #refused = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #world: World;
  #number = 0;

  constructor(world: World) {
    this.#world = world;
  }

  book(policy: Omit<IssuedPolicy, "policyNumber" | "issuedAt">): IssuedPolicy {
    const booked = { ...policy, issuedAt: this.#world.now, policyNumber: `M${++this.#number}` };
    this.policies.push(booked);
    return booked;
  }

  find = (orderId: string): IssuedPolicy | undefined =>
    this.policies.find((policy) => policy.orderId === orderId);

  sourceOf(life: Life): Source {
    const world = this.#world;
    const ask = <T>(orderId: string, act: () => T): Promise<T> =>
      world.pass(
        life,
        () => {
          const failures = this.#failures.get(orderId) ?? 0;
          const mayFail = world.hasCrashes && failures < mostFailures;
          const fails = mayFail && world.random.chance(failShare);
          if (fails) this.#failures.set(orderId, failures + 1);
          if (fails && world.random.chance(0.5)) throw new Error("the insurer is away");
          const result = act();
          if (fails) throw new Error("the insurer's answer got lost");
          return result;
        },
        { ms: 3000 },
      );
    return {
      id: sourceId,
      name: "Model Sigorta",
      firms: [{ id: sourceId, name: "Model Sigorta" }],
      products: ["trafik"],
      ask: async function* () {},
      instalmentPlan: () => undefined,
      confirm: () => Promise.reject(new Error("not asked")),
      issue: ({ orderId, grossKurus, request }) =>
        ask(orderId, () => {
          const known = this.find(orderId);
          if (known === undefined && world.random.chance(0.03)) this.#refused.add(orderId);
          if (this.#refused.has(orderId)) return { kind: "refused", reason: "no" } as const;
          const [insured] = request.insured;
          const risk = "plate" in insured ? insured.plate : "";
          const { policyNumber } = known ?? this.book({ orderId, grossKurus, risk });
          return { kind: "issued", policyNumber } as const;
        }),
      findPolicy: ({ orderId }) =>
        ask(orderId, () => {
          const known = this.find(orderId);
          return known === undefined
            ? ({ kind: "none" } as const)
            : ({ kind: "issued", ...known } as const);
        }),
      listPolicies: (day) =>
        ask(day, () => ({
          kind: "listed",
          rows: this.policies.filter(({ issuedAt }) => todayInIstanbul(issuedAt) === day),
        })),
    };
  }
}
