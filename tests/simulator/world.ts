import type { Random } from "#tests/chaos/random.ts";

/** Whoever runs until a crash: an instance of an object, or, without one, whoever looks on. */
export class Life {
  isOver = false;
  readonly isMortal: boolean;
  readonly #then: (() => void)[] = [];

  constructor(isMortal: boolean) {
    this.isMortal = isMortal;
  }

  whenOver(then: () => void): void {
    this.#then.push(then);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const then of this.#then) then();
  }
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
  isOff: boolean;
}

/** What a step outside of an instance is subject to. */
interface Passing {
  /** How long it takes, in ms; it is done some time in this. */
  readonly ms?: number;
}

const crashShare = 0.002;

/**
 * The clock and the scheduler of a simulation. Whatever its parts await is put here and done in an order that the seed
 * decides; between any two of them an instance may end, and whatever it awaited is then never answered.
 */
export class World {
  now: number;
  steps = 0;
  /** Whether instances still end; not while a world comes to its rest. */
  hasCrashes = true;
  readonly #ready: (() => void)[] = [];
  readonly #timers: Timer[] = [];
  readonly random: Random;

  constructor(random: Random, now: number) {
    this.random = random;
    this.now = now;
  }

  /** After so many ms, unless it is called off. */
  later(ms: number, run: () => void): Timer {
    const timer = { at: this.now + Math.ceil(Math.max(0, ms)), run, isOff: false };
    push(this.#timers, timer);
    return timer;
  }

  sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      this.later(ms, resolve);
    });

  /** Does something for a life when its turn comes, and answers later; never where the life has ended meanwhile. */
  pass<T>(life: Life, effect: () => T, { ms = 0 }: Passing = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = (run: () => void) => {
        this.#ready.push(() => {
          if (life.isOver) return;
          if (this.hasCrashes && life.isMortal && this.random.chance(crashShare)) life.end();
          else run();
        });
      };
      const act = () =>
        turn(() => {
          let settle: () => void;
          try {
            const result = effect();
            settle = () => resolve(result);
          } catch (error) {
            settle = () => reject(error);
          }
          // Something else may come first.
          if (this.random.chance(0.15)) turn(settle);
          else settle();
        });
      if (ms > 0) this.later(this.random.between(0, ms), act);
      else act();
    });
  }

  /** Goes on until nothing is left to be done before an instant, epoch ms. */
  async run(until: number): Promise<void> {
    for (;;) {
      await drained();
      if (this.#ready.length > 0) {
        const at = Math.floor(this.random.share() * this.#ready.length);
        const next = this.#ready[at]!;
        this.#ready[at] = this.#ready.at(-1)!;
        this.#ready.pop();
        this.steps++;
        next();
        continue;
      }
      const timer = pop(this.#timers, until);
      if (timer === undefined) break;
      if (timer.isOff) continue;
      this.now = Math.max(this.now, timer.at);
      timer.run();
    }
    this.now = Math.max(this.now, until);
  }
}

const { setImmediate: immediate } = globalThis;
/** When every promise that can settle has. */
const drained = () => new Promise((resolve) => immediate(resolve));

// A binary heap, the earliest first.
function push(heap: Timer[], timer: Timer): void {
  let at = heap.push(timer) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent]!.at <= heap[at]!.at) return;
    [heap[parent], heap[at]] = [heap[at]!, heap[parent]!];
    at = parent;
  }
}

function pop(heap: Timer[], until: number): Timer | undefined {
  const [first] = heap;
  if (first === undefined || first.at > until) return undefined;
  const last = heap.pop()!;
  if (heap.length === 0) return first;
  heap[0] = last;
  let at = 0;
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const isRight = right < heap.length && heap[right]!.at < heap[left]!.at;
    const child = isRight ? right : left;
    if (child >= heap.length || heap[at]!.at <= heap[child]!.at) return first;
    [heap[child], heap[at]] = [heap[at]!, heap[child]!];
    at = child;
  }
}
