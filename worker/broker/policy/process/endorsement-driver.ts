import type { DurableObjectState } from "@cloudflare/workers-types";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../../log.ts";
import { backoffMs, needsAlarm } from "../../order/process/retry.ts";

/** A step that was killed is taken again after this long, or at once when somebody looks. */
const watchdogMs = 75_000;
const longestTellMs = 600_000;
const messagePrefix = "message:";

/** What is asked of a policy after its sale, as its object keeps it. */
export interface Endorsement {
  /** When its next step is due, epoch ms. */
  readonly dueAt: number;
  /** Whether the database knows of it as it is. */
  readonly isTold: boolean;
}

/** Which of them a sweep looks at: those that have not moved since `before`, were they not over before `endedAfter` (epoch ms). */
export interface SweepSpan {
  readonly before: number;
  readonly endedAfter: number;
}

/** A message about it, each for itself. */
interface Letter {
  readonly state: string;
  readonly dueAt: number;
}

/** What tells one kind of endorsement from another. */
export interface EndorsementKind<One extends Endorsement, Message extends Letter> {
  /** Where the newest is kept, and what the log calls it. */
  readonly name: string;
  readonly parse: (kept: unknown) => One;
  readonly parseMessages: (kept: readonly unknown[]) => readonly Message[];
  readonly idOf: (one: One) => string;
  readonly keyOf: (message: Message) => string;
  /** Whether it goes on by itself. */
  readonly isDriven: (one: One) => boolean;
  /** Takes it one step further; may be repeated without doing its work twice. Does not reject. */
  readonly step: (one: One) => Promise<One>;
  /** What a step leaves to be told. */
  readonly owed: (before: One | undefined, one: One, now: number) => readonly Message[];
  readonly send: (message: Message) => Promise<Message>;
  /** Writes into the database how it stands. */
  readonly mirror: (one: One) => Promise<void>;
}

/**
 * Takes endorsements of one policy on by the rules of the purchase (`order/process/order-process.ts`): driven by alarms, the state stored after
 * each step in one write with the alarm of the next. Storage: the newest under its kind's name; `message:<key>`, each message; `told`
 * and `toldAt`, how often the database was told in vain, and when it is told again.
 */
export function createEndorsementDriver<One extends Endorsement, Message extends Letter>(
  storage: DurableObjectState["storage"],
  now: () => number,
  kind: EndorsementKind<One, Message>,
) {
  let isDriving = false;
  let turn: Promise<unknown> = Promise.resolve();

  const keptAs = (messages: readonly Message[]): Record<string, Message> =>
    Object.fromEntries(messages.map((message) => [messagePrefix + kind.keyOf(message), message]));

  async function load(): Promise<One | undefined> {
    const kept = await storage.get(kind.name);
    return kept === undefined ? undefined : kind.parse(kept);
  }

  async function messagesKept(): Promise<readonly Message[]> {
    const kept = await storage.list({ prefix: messagePrefix });
    return kind.parseMessages([...kept.values()]);
  }

  /** Tells the database how it stands; what it turns away is told again until it succeeds. */
  async function tell(one: One): Promise<void> {
    try {
      await kind.mirror(one);
      await storage.put({ [kind.name]: { ...one, isTold: true }, told: 0 });
    } catch (error) {
      const id = { [`${kind.name}Id`]: kind.idOf(one) };
      log("warn", `${kind.name}-mirror-failed`, { ...id, ...describeError(error) });
      const tries = (await storage.get<number>("told")) ?? 0;
      await storage.put({ told: tries + 1, toldAt: now() + backoffMs(tries, longestTellMs) });
    }
  }

  /** When the database is to be told, epoch ms; undefined when it knows. */
  async function untoldAt({ isTold }: One): Promise<number | undefined> {
    if (isTold) return undefined;
    const tries = (await storage.get<number>("told")) ?? 0;
    return tries === 0 ? 0 : ((await storage.get<number>("toldAt")) ?? 0);
  }

  function nextDue(
    one: One,
    messages: readonly Message[],
    untold: number | undefined,
  ): number | undefined {
    const dues = [
      ...(kind.isDriven(one) ? [one.dueAt] : []),
      ...messages.filter(({ state }) => state === "waiting").map(({ dueAt }) => dueAt),
      ...(untold === undefined ? [] : [untold]),
    ];
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  /** Stores it with what is to be told and, in the same write, the alarm that goes on with it. */
  async function save(one: One, before: One | undefined): Promise<void> {
    await Promise.all([
      storage.setAlarm(now() + (isDriving ? watchdogMs : 0)),
      storage.put({ [kind.name]: one, ...keptAs(kind.owed(before, one, now())) }),
    ]);
    if (!one.isTold) await tell(one);
  }

  /** Does one thing that is due; yields false, with the alarm of the next one set, when there is none. */
  async function drive(): Promise<boolean> {
    const [one, messages] = await Promise.all([load(), messagesKept()]);
    if (one === undefined) return false;
    const time = now();
    if (kind.isDriven(one) && one.dueAt <= time) {
      await save(await kind.step(one), one);
      return true;
    }
    const message = messages.find(({ state, dueAt }) => state === "waiting" && dueAt <= time);
    if (message !== undefined) {
      await storage.put(keptAs([await kind.send(message)]));
      return true;
    }
    const untold = await untoldAt(one);
    if (untold !== undefined && untold <= time) {
      await tell(one);
      return true;
    }
    const next = nextDue(one, messages, untold);
    await (next === undefined ? storage.deleteAlarm() : storage.setAlarm(next));
    return false;
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work, work);
    turn = result.catch(() => undefined);
    return result;
  }

  return {
    load,
    save,
    /** Begins one in the place of another that is over. What of that the database does not know yet is told first: nobody else could afterwards. */
    async begin(one: One, former: One | undefined): Promise<void> {
      if (former?.isTold === false) await kind.mirror(former);
      await save(one, undefined);
    },
    /** Changes happen one after the other. */
    inTurn,
    /** Looking at one whose step was killed, or whose alarm was lost, sets it going again. */
    async wake(one: One | undefined): Promise<void> {
      if (one === undefined || isDriving) return;
      const due = nextDue(one, await messagesKept(), await untoldAt(one));
      if (needsAlarm(await storage.getAlarm(), due, now())) await storage.setAlarm(now());
    },
    async alarm(): Promise<void> {
      if (isDriving) return;
      isDriving = true;
      try {
        await storage.setAlarm(now() + watchdogMs);
        while (await inTurn(drive)) continue;
      } finally {
        isDriving = false;
      }
    },
  };
}

export type EndorsementDriver<One extends Endorsement, Message extends Letter> = ReturnType<
  typeof createEndorsementDriver<One, Message>
>;
