import { once } from "node:events";
import * as v from "valibot";
import type { TestServer } from "#tests/start-server.ts";

/** What is alive in a heap. */
export interface HeapContent {
  /** Every text in it, one a line; of long ones the beginning. */
  readonly texts: string;
  /** How many objects there are of a class. */
  countOf(className: string): number;
}

/** The site's heap as the runtime's inspector shows it. */
export interface Heap {
  /** Bytes in use once garbage is collected. */
  used(): Promise<number>;
  content(): Promise<HeapContent>;
  close(): void;
}

const worker = "core:user:yelkovan";

const ListSchema = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }));
const MessageSchema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});
const ContextSchema = v.object({ context: v.object({ id: v.number() }) });
const ChunkSchema = v.object({ chunk: v.string() });
const ObjectSchema = v.object({ result: v.object({ objectId: v.string() }) });
const UsageSchema = v.object({ usedSize: v.number() });

/** A heap snapshot as V8 writes it: rows of numbers, and the texts they refer to. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

function contentOf(text: string): HeapContent {
  const { snapshot, nodes, strings } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt] = [fields.indexOf("type"), fields.indexOf("name")];
  const object = types[0].indexOf("object");
  return {
    texts: strings.join("\n"),
    countOf(className) {
      let count = 0;
      for (let row = 0; row < nodes.length; row += fields.length) {
        const isOne = nodes[row + typeAt] === object && strings[nodes[row + nameAt]!] === className;
        if (isOne) count += 1;
      }
      return count;
    },
  };
}

/** Opens the heap of the site of a server that was started with `INSPECTOR_PORT`. */
export async function openHeap({ log }: Pick<TestServer, "log">): Promise<Heap> {
  const answer = await fetch(`http://${/Inspector at (\S+):/.exec(log())?.[1]}/json`);
  const listed = v.parse(ListSchema, await answer.json());
  const address = listed.find(({ id }) => id === worker)?.webSocketDebuggerUrl;
  if (address === undefined) throw new Error(`The inspector does not list ${worker}.`);
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let contextId = 0;
  let chunks: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const {
      id = 0,
      method,
      params,
      result,
      error,
    } = v.parse(MessageSchema, JSON.parse(String(data)));
    if (method === "Runtime.executionContextCreated") {
      contextId = v.parse(ContextSchema, params).context.id;
    }
    if (method === "HeapProfiler.addHeapSnapshotChunk") {
      chunks.push(v.parse(ChunkSchema, params).chunk);
    }
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error.message));
    waiting.delete(id);
  });
  let lastId = 0;
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    const id = ++lastId;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(id, asked);
    socket.send(JSON.stringify({ id, method, params }));
    return asked.promise;
  };
  await ask("Runtime.enable");
  const [expression, objectGroup] = ["(class Nothing {}).prototype", "search"];
  const { objectId } = v.parse(
    ObjectSchema,
    await ask("Runtime.evaluate", { expression, contextId }),
  ).result;
  return {
    async used() {
      // To search the heap for a class V8 collects all garbage first; workerd does not answer when asked for just that.
      await ask("Runtime.queryObjects", { prototypeObjectId: objectId, objectGroup });
      await ask("Runtime.releaseObjectGroup", { objectGroup });
      return v.parse(UsageSchema, await ask("Runtime.getHeapUsage")).usedSize;
    },
    async content() {
      await ask("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
      const text = chunks.join("");
      chunks = [];
      return contentOf(text);
    },
    close: () => socket.close(),
  };
}
