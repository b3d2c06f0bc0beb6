import type {
  CancelAnswer,
  CancelOrder,
  ChangeAnswer,
  ChangeOrder,
} from "#worker/broker/insurers/issued-by-source.ts";
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

export type EndedPolicy = Pick<CancelOrder, "cancellationId" | "endsOn" | "refundKurus">;

/** How it answers whoever leaves a policy: its people may take some asking first. */
interface Ending {
  waits: number;
  readonly answer: "confirmed" | "refused" | "unsupported";
  /** What comes back, as a share of what was asked for: it counts by its own rules. */
  readonly share: number;
}

export const sourceId = "model";
const failShare = 0.04;
/** Of calls about the end of a policy, and of those that follow one that has failed: who is away stays away. */
const endFailShare = 0.15;
const awayShare = 0.6;
/** So many calls about an order fail at most: more than the process tries would leave a policy that only a person can undo. */
const mostFailures = 3;

/** An insurer with books of its own: one policy for each order, refused for some, and answers that get lost. */
export class Insurer {
  readonly policies: IssuedPolicy[] = [];
  /** What has ended before its time, by order. */
  readonly ended = new Map<string, EndedPolicy>();
  /** Changes it has confirmed, and how it answers each. */
  readonly changed = new Set<string>();
  readonly #changes = new Map<string, { waits: number; readonly isRefused: boolean }>();
  /** What it is asked to end, by the cancellation. */
  readonly #letters = new Map<string, "confirm" | "refuse">();
  readonly #endings = new Map<string, Ending>();
  readonly #refused = new Set<string>();
  /** What it did not answer about the last time. */
  readonly #away = new Set<string>();
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

  /** Ends a policy; one that has ended stays as it did. */
  end(orderId: string, { cancellationId, endsOn, refundKurus }: EndedPolicy): EndedPolicy {
    const ended = this.ended.get(orderId) ?? { cancellationId, endsOn, refundKurus };
    this.ended.set(orderId, ended);
    return ended;
  }

  /** What it writes back to whoever of the office asks for the end of a policy, each time the same. */
  write(cancellationId: string): "confirm" | "refuse" {
    const letter =
      this.#letters.get(cancellationId) ?? (this.#world.random.chance(0.2) ? "refuse" : "confirm");
    this.#letters.set(cancellationId, letter);
    return letter;
  }

  #cancel(order: CancelOrder): CancelAnswer {
    const { orderId, cancellationId } = order;
    const known = this.find(orderId);
    const other = this.ended.get(orderId);
    if (known === undefined || (other && other.cancellationId !== cancellationId)) {
      return { kind: "refused", reason: "no" };
    }
    const { random } = this.#world;
    const ending = this.#endings.get(cancellationId) ?? {
      waits: random.chance(0.3) ? Math.floor(random.between(1, 6)) : 0,
      answer: random.chance(0.1) ? "refused" : random.chance(0.1) ? "unsupported" : "confirmed",
      share: random.chance(0.1) ? random.pick([0, 0.5, 1.5]) : 1,
    };
    this.#endings.set(cancellationId, ending);
    if (ending.waits-- > 0) return { kind: "waiting" };
    if (ending.answer === "refused") return { kind: "refused", reason: "no" };
    if (ending.answer === "unsupported") return { kind: "unsupported" };
    const refundKurus = Math.round(order.refundKurus * ending.share);
    const ended = this.end(orderId, { ...order, refundKurus });
    return { kind: "confirmed", endorsementNumber: `${known.policyNumber}/1`, ...ended };
  }

  #change({ orderId, changeId }: ChangeOrder): ChangeAnswer {
    const known = this.find(orderId);
    const { random } = this.#world;
    const isOver = known === undefined || this.ended.has(orderId);
    const asked = this.#changes.get(changeId) ?? {
      waits: random.chance(0.3) ? Math.floor(random.between(1, 6)) : 0,
      isRefused: isOver || random.chance(0.1),
    };
    this.#changes.set(changeId, asked);
    if (asked.waits-- > 0) return { kind: "waiting" };
    if (asked.isRefused || known === undefined) return { kind: "refused", reason: "no" };
    this.changed.add(changeId);
    return { kind: "confirmed", endorsementNumber: `${known.policyNumber}/E` };
  }

  sourceOf(life: Life): Source {
    const world = this.#world;
    const ask = <T>(orderId: string, act: () => T, share = failShare): Promise<T> =>
      world.pass(
        life,
        () => {
          const failures = this.#failures.get(orderId) ?? 0;
          const mayFail = world.hasCrashes && failures < mostFailures;
          const isAway = this.#away.delete(orderId);
          const fails = mayFail && world.random.chance(isAway ? awayShare : share);
          if (fails) this.#away.add(orderId);
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
      cancel: (order) => ask(order.cancellationId, () => this.#cancel(order), endFailShare),
      priceChange: () => Promise.resolve({ kind: "unsupported" }),
      change: (order) => ask(order.changeId, () => this.#change(order), endFailShare),
      findPolicy: ({ orderId }) =>
        ask(orderId, () => {
          const known = this.find(orderId);
          const cancelledOn = this.ended.get(orderId)?.endsOn ?? null;
          return known === undefined
            ? ({ kind: "none" } as const)
            : ({ kind: "issued", ...known, cancelledOn } as const);
        }),
      listPolicies: (day) =>
        ask(day, () => ({
          kind: "listed",
          rows: this.policies.filter(({ issuedAt }) => todayInIstanbul(issuedAt) === day),
        })),
    };
  }
}
