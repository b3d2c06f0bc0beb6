import type { DurableObjectNamespace, DurableObjectState } from "@cloudflare/workers-types";
import { Life } from "./world.ts";
import type { World } from "./world.ts";

/** What an object keeps across crashes. */
export interface Kept {
  values: Map<string, unknown>;
  alarm: number | null;
}

interface Runs {
  fetch(request: Request): Promise<Response>;
  alarm(): Promise<void>;
}

interface Instance {
  readonly life: Life;
  readonly object: Runs;
  readonly flushed: () => Promise<void>;
  /** What it sees of what is kept. */
  readonly view: Kept;
}

type Make = (state: DurableObjectState, life: Life) => Runs;

const againMs = 2000;

/**
 * A Durable Object as the platform runs it: one instance at a time, writes of one turn whole or not at all, answers held
 * back until what they rest on is stored, an alarm at a time and again after a crash, if it was not lost with it.
 */
export class SimulatedObject {
  readonly kept: Kept = { values: new Map(), alarm: null };
  #instance: Instance | undefined;
  #isAwake = false;
  readonly #world: World;
  readonly #make: Make;
  readonly #stored: (kept: Kept) => void;

  constructor(world: World, make: Make, stored: (kept: Kept) => void = () => {}) {
    this.#world = world;
    this.#make = make;
    this.#stored = stored;
  }

  /** As another object, or a customer's page, asks it. */
  async fetch(asker: Life, url: string, body: string): Promise<Response> {
    await this.#world.pass(asker, () => {}, { ms: 20 });
    const instance = this.#present();
    const died = Promise.withResolvers<never>();
    instance.life.whenOver(() => died.reject(new Error("the object has ended")));
    const request = { url, json: async () => JSON.parse(body) as unknown } as Request;
    const answered = instance.object.fetch(request).then(async (response) => {
      await instance.flushed();
      return response;
    });
    const response = await Promise.race([answered, died.promise]);
    return this.#world.pass(asker, () => response);
  }

  /** Something else stands in the place of what was kept under a key; the instance ends with it. */
  damage(key: string, change: (value: unknown) => unknown): void {
    if (!this.kept.values.has(key)) return;
    this.#instance?.life.end();
    this.kept.values.set(key, change(this.kept.values.get(key)));
  }

  #present(): Instance {
    if (this.#instance?.life.isOver === false) return this.#instance;
    const life = new Life(true);
    const { storage, flushed, view } = this.#storageOf(life);
    const object = this.#make({ storage } as unknown as DurableObjectState, life);
    this.#instance = { life, object, flushed, view };
    return this.#instance;
  }

  #storageOf(life: Life) {
    // What this instance sees: what is stored, and what it has written.
    const view: Kept = { values: new Map(this.kept.values), alarm: this.kept.alarm };
    let batch:
      | { readonly writes: ((kept: Kept) => void)[]; readonly done: Promise<void> }
      | undefined;
    const write = (change: (kept: Kept) => void): Promise<void> => {
      change(view);
      if (batch === undefined) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const writes: ((kept: Kept) => void)[] = [];
        const opened = { writes, done: promise };
        batch = opened;
        queueMicrotask(() => {
          if (batch === opened) batch = undefined;
          pending = this.#world
            .pass(life, () => {
              const before = this.kept.alarm;
              for (const each of writes) each(this.kept);
              if (this.kept.alarm !== before) this.#arm();
              this.#stored(this.kept);
            })
            .then(resolve);
        });
      }
      batch.writes.push(change);
      return batch.done;
    };
    let pending: Promise<void> = Promise.resolve();
    const read = <T>(look: () => T): Promise<T> => this.#world.pass(life, look);
    const own = structuredClone;
    const storage = {
      get: (keys: string | string[]) =>
        read(() =>
          typeof keys === "string"
            ? own(view.values.get(keys))
            : new Map(
                keys.flatMap((key) =>
                  view.values.has(key) ? [[key, own(view.values.get(key))] as const] : [],
                ),
              ),
        ),
      list: ({ prefix }: { readonly prefix: string }) =>
        read(
          () =>
            new Map(
              [...view.values]
                .filter(([key]) => key.startsWith(prefix))
                .toSorted(([one], [other]) => (one < other ? -1 : 1))
                .map(([key, value]) => [key, own(value)] as const),
            ),
        ),
      getAlarm: () => read(() => view.alarm),
      put: (what: string | Record<string, unknown>, value?: unknown) => {
        const entries = own(typeof what === "string" ? { [what]: value } : what);
        return write(({ values }) => {
          for (const [key, each] of Object.entries(entries)) values.set(key, each);
        });
      },
      delete: (keys: string | string[]) =>
        write(({ values }) => {
          for (const key of [keys].flat()) values.delete(key);
        }),
      setAlarm: (at: number) => write((kept) => void (kept.alarm = at)),
      deleteAlarm: () => write((kept) => void (kept.alarm = null)),
    };
    return { storage, flushed: () => pending, view };
  }

  #arm(): void {
    const { alarm } = this.kept;
    if (alarm === null) return;
    this.#world.later(alarm - this.#world.now, () => this.#ring(alarm));
  }

  #ring(at: number): void {
    if (this.kept.alarm !== at) return;
    if (this.#isAwake) {
      this.#world.later(1, () => this.#ring(at));
      return;
    }
    this.kept.alarm = null;
    this.#isAwake = true;
    const instance = this.#present();
    instance.view.alarm = null;
    const over = () => {
      if (!this.#isAwake) return;
      this.#isAwake = false;
      // Most crashes of an alarm ring again; of some nothing is left.
      const isLost = this.#world.hasCrashes && this.#world.random.chance(0.2);
      if (this.kept.alarm !== null || isLost) return;
      this.kept.alarm = this.#world.now + againMs;
      this.#arm();
    };
    instance.life.whenOver(over);
    instance.object.alarm().then(
      () => void (this.#isAwake = false),
      () => over(),
    );
  }
}

/** Objects of one kind by their names. */
export function namespaceOf(
  objects: Map<string, SimulatedObject>,
  make: (name: string) => SimulatedObject,
  asker: Life,
): DurableObjectNamespace {
  const find = (name: string) => {
    const object = objects.get(name) ?? make(name);
    objects.set(name, object);
    return object;
  };
  return {
    idFromName: (name: string) => name,
    get: (name: unknown) => ({
      fetch: (url: string, init?: { readonly body?: string }) =>
        find(String(name)).fetch(asker, url, init?.body ?? "null"),
    }),
  } as unknown as DurableObjectNamespace;
}
