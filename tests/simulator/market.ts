import { parseBrokerEnv } from "#worker/broker/env.ts";
import { ok } from "#shared/result.ts";
import { Housekeeper } from "#worker/broker/housekeeping/housekeeper.ts";
import { createHousekeeper } from "#worker/broker/housekeeping/housekeeper-client.ts";
import type { Vault } from "#worker/broker/crypto/vault.ts";
import { createOrders } from "#worker/broker/order/process/order-client.ts";
import { OrderProcess } from "#worker/broker/order/process/order-process.ts";
import { createCancellations } from "#worker/broker/policy/cancellation/cancellation-client.ts";
import { CancellationProcess } from "#worker/broker/policy/cancellation/cancellation-process.ts";
import { createPolicyChanges } from "#worker/broker/policy/change/change-client.ts";
import { ChangeProcess } from "#worker/broker/policy/change/change-process.ts";
import type { Services } from "#worker/broker/services.ts";
import { createServices } from "#worker/broker/services.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { Bank } from "./bank.ts";
import type { Tables } from "./database.ts";
import { bindingOf } from "./database.ts";
import { Insurer } from "./insurer.ts";
import { SimulatedObject, namespaceOf } from "./object.ts";
import type { Kept } from "./object.ts";
import { Post } from "./post.ts";
import type { Life, World } from "./world.ts";

/** Everybody a purchase has to do with. */
export interface Market {
  readonly world: World;
  readonly tables: Tables;
  readonly bank: Bank;
  readonly insurer: Insurer;
  readonly post: Post;
  /** The order processes, by quote. */
  readonly orders: ReadonlyMap<string, SimulatedObject>;
  /** The leaving of policies, by order. */
  readonly cancellations: ReadonlyMap<string, SimulatedObject>;
  /** The changes of policies, by order. */
  readonly changes: ReadonlyMap<string, SimulatedObject>;
  /** What a life works with. */
  readonly servicesOf: (life: Life) => Services;
}

/** A fault that is put into the parts an order process works with. */
export type Bug = (
  services: Services,
  market: Pick<Market, "world" | "tables" | "bank" | "insurer" | "post">,
) => Services;

const vault: Vault = {
  seal: async (context, plain) => `${context}|${plain}`,
  open: async (context, sealed) => sealed.slice(context.length + 1),
};
const key = Buffer.alloc(32, 7).toString("base64");
const none = {} as never;

let known: Services | undefined;
/** What is the same for everybody and costs time to make. */
const common = (): Services =>
  (known ??= createServices(
    parseBrokerEnv({
      ENVIRONMENT: "local",
      SITE_ACCESS_TOKEN: "token-of-a-simulation",
      DATA_KEYS: JSON.stringify({ current: "k", keys: { k: key } }),
      INDEX_KEY: key,
      BANK_KEY: key,
      NOTIFICATION_PROVIDER: "outbox",
      PAYMENT_PROVIDER: "sandbox",
      SITE_PUBLICURL: "http://site.test",
      DB: none,
      QUOTE_ROOM: none,
      ORDER: none,
      HOUSEKEEPER: none,
      LANDINGS: none,
      CANCELLATION: none,
      POLICY_CHANGE: none,
    }),
    {
      now: () => 0,
      randomUuid: () => "",
      randomDigits: () => "",
      randomBytes: (count) => new Uint8Array(count),
      pause: () => Promise.resolve(),
      fetch: () => Promise.reject(new Error("nobody is asked")),
      createSources: () => [],
      loadFonts: () => Promise.reject(new Error("nothing is printed")),
    },
  ));

export function openMarket(
  world: World,
  tables: Tables,
  stored: (kept: Kept) => void,
  bug: Bug = (services) => services,
): Market {
  const [bank, insurer, post] = [new Bank(world), new Insurer(world), new Post(world)];
  const orders = new Map<string, SimulatedObject>();
  const cancellations = new Map<string, SimulatedObject>();
  const changes = new Map<string, SimulatedObject>();
  const keepers = new Map<string, SimulatedObject>();
  const base = common();
  let uuids = 0;
  const make = (life: Life): Services => ({
    ...base,
    now: () => world.now,
    randomUuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, "0")}`,
    vault,
    store: createStore(bindingOf(tables, world, life), vault, base.blindIndex),
    payment: bank.portOf(life),
    notifier: post.portOf(life),
    sources: [insurer.sourceOf(life)],
    orders: createOrders(namespaceOf(orders, order, life)),
    cancellations: createCancellations(namespaceOf(cancellations, cancellation, life)),
    policyChanges: createPolicyChanges(namespaceOf(changes, change, life)),
    housekeeper: createHousekeeper(namespaceOf(keepers, keeper, life)),
    consentRegister: { ...base.consentRegister, refusals: async () => ok([]) },
    // Papers are made of what a quote's room knows: without it messages go without them.
    rooms: { ...base.rooms, answers: async () => [] },
  });
  const servicesOf = (life: Life) => bug(make(life), { world, tables, bank, insurer, post });
  const order = () =>
    new SimulatedObject(world, (state, life) => new OrderProcess(state, servicesOf(life)), stored);
  const cancellation = () =>
    new SimulatedObject(world, (state, life) => new CancellationProcess(state, servicesOf(life)));
  const change = () =>
    new SimulatedObject(world, (state, life) => new ChangeProcess(state, servicesOf(life)));
  const keeper = () =>
    new SimulatedObject(world, (state, life) => new Housekeeper(state, servicesOf(life)));
  return { world, tables, bank, insurer, post, orders, cancellations, changes, servicesOf };
}
