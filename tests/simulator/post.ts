import type { Message, Notifier, SendFailure } from "#worker/broker/notification/notification.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import type { Life, World } from "./world.ts";

const failShare = 0.05;

/** Whoever delivers messages: a repeated key once, some receivers never, and answers that get lost. */
export class Post {
  /** What has arrived, by its key. */
  readonly delivered = new Map<string, Message>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  deliver(message: Message): Result<undefined, SendFailure> {
    const { dedupeKey = "" } = message;
    if (this.#isUnreachable(message.to)) return err("refused");
    if (!this.delivered.has(dedupeKey)) this.delivered.set(dedupeKey, message);
    return ok(undefined);
  }

  portOf(life: Life): Notifier {
    const world = this.#world;
    return {
      send: (message) =>
        world.pass<Result<undefined, SendFailure>>(
          life,
          () => {
            const fails = world.hasCrashes && world.random.chance(failShare);
            if (fails && world.random.chance(0.5)) return err("unavailable");
            const result = this.deliver(message);
            return fails ? err("unavailable") : result;
          },
          { ms: 500 },
        ),
    };
  }

  #isUnreachable = (to: string): boolean => to.startsWith("kapali");
}
