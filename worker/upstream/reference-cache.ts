import type { AnyCall } from "#shared/calls/call.ts";

/** What an upstream answered: its status, and its body where that can be read. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const maxEntries = 1000;
/** Real inputs are short; what is longer would only push them out. */
const maxKeyLength = 200;
const ok = 200;

/** Answers that are the same for everybody, kept by the edge. */
export interface ReferenceCache {
  /** An answer no older than its call allows. */
  find(call: AnyCall, input: unknown): Reply | undefined;
  /** The last good answer, however old: for when there is no other. */
  findLast(call: AnyCall, input: unknown): Reply | undefined;
  /** Keeps a good answer of a call that may be kept; anything else is ignored. */
  keep(call: AnyCall, input: unknown, reply: Reply): void;
}

/** Lives as long as the isolate. The oldest answers leave when there are too many. */
export function createReferenceCache(now: () => number): ReferenceCache {
  const entries = new Map<string, { readonly reply: Reply; readonly until: number }>();
  const keyOf = ({ service, path }: AnyCall, input: unknown) =>
    `${service} ${path} ${JSON.stringify(input)}`;
  const entryOf = (call: AnyCall, input: unknown) =>
    call.cacheSeconds === undefined ? undefined : entries.get(keyOf(call, input));
  return {
    find(call, input) {
      const entry = entryOf(call, input);
      return entry !== undefined && entry.until > now() ? entry.reply : undefined;
    },
    findLast: (call, input) => entryOf(call, input)?.reply,
    keep(call, input, reply) {
      if (call.cacheSeconds === undefined || reply.status !== ok || reply.body === null) return;
      const key = keyOf(call, input);
      if (key.length > maxKeyLength) return;
      entries.delete(key);
      entries.set(key, { reply, until: now() + call.cacheSeconds * 1000 });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
