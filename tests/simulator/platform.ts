import { createHmac } from "node:crypto";
import type { World } from "./world.ts";

type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;
const bufferOf = (bytes: Bytes) =>
  ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(bytes);

/**
 * Gives the code under simulation the world's time in place of the process's, and an HMAC that is computed at once: a
 * thread that answers whenever it is done would be chance of its own. What is logged is told by its event, instead of being
 * written. Yields how to give everything back.
 */
export function enter(world: World, tell: (event: string) => void): () => void {
  const { setTimeout, clearTimeout } = globalThis;
  const { timeout } = AbortSignal;
  const { warn, error, info } = console;
  const { subtle } = crypto;
  const keys = new WeakMap<object, Buffer>();
  const begin = (run: () => void, ms = 0) => world.later(ms, run);
  const end = (timer: ReturnType<World["later"]> | undefined) => {
    if (timer !== undefined) timer.isOff = true;
  };
  Object.assign(globalThis, { setTimeout: begin, clearTimeout: end });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    world.later(ms, () => controller.abort());
    return controller.signal;
  };
  const hear = (line: string) => tell((JSON.parse(line) as { readonly event: string }).event);
  Object.assign(console, { warn: hear, error: hear, info: hear });
  Object.defineProperties(subtle, {
    importKey: {
      configurable: true,
      value: async (_format: string, key: Bytes) => {
        const made = {};
        keys.set(made, bufferOf(key));
        return made;
      },
    },
    sign: {
      configurable: true,
      value: async (_algorithm: string, key: object, text: Bytes) => {
        const hash = createHmac("sha256", keys.get(key)!);
        return new Uint8Array(hash.update(bufferOf(text)).digest()).buffer;
      },
    },
  });
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    AbortSignal.timeout = timeout;
    Object.assign(console, { warn, error, info });
    for (const name of ["importKey", "sign"]) Reflect.deleteProperty(subtle, name);
  };
}
