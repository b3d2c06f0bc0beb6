import * as v from "valibot";
import { StoredAnswerSchema } from "./stored-answer.ts";

/** What a room tells its listeners, one line of JSON each: an answer, and `end` when nobody is waited for any more. */
const RoomEventSchema = v.variant("kind", [
  v.object({ kind: v.literal("answer"), answer: StoredAnswerSchema }),
  v.object({ kind: v.literal("end") }),
  /** Says nothing, and keeps the line open. */
  v.object({ kind: v.literal("heartbeat") }),
]);
export type RoomEvent = v.InferOutput<typeof RoomEventSchema>;

const encoder = new TextEncoder();
const heartbeatMs = 15_000;

type Listener = (event: RoomEvent | "over") => void;

/** Whoever listens to one room. None is told the same answer twice. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    /** A response that begins with `backlog` and, unless `isOver`, goes on with whatever is sent later. */
    open(backlog: readonly RoomEvent[], isOver: boolean): Response {
      let told = 0;
      let stop = (): void => undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (event: RoomEvent): void => {
            if (event.kind === "answer") {
              if (event.answer.sequence <= told) return;
              told = event.answer.sequence;
            }
            controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
          };
          for (const event of backlog) write(event);
          if (isOver) return controller.close();
          const heartbeat = setInterval(() => write({ kind: "heartbeat" }), heartbeatMs);
          const listener: Listener = (event) => {
            if (event !== "over") return write(event);
            stop();
            controller.close();
          };
          stop = () => {
            clearInterval(heartbeat);
            listeners.delete(listener);
          };
          listeners.add(listener);
        },
        cancel: () => stop(),
      });
      return new Response(body);
    },
    send(event: RoomEvent): void {
      for (const tell of listeners) tell(event);
    },
    close(): void {
      for (const tell of listeners) tell("over");
    },
  };
}

/** Reads what a room tells and writes something else for each event. */
export function translateEvents(
  write: (event: RoomEvent) => string,
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let rest = "";
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      const events = lines.map((line) => v.parse(RoomEventSchema, JSON.parse(line)));
      if (events.length > 0) controller.enqueue(encoder.encode(events.map(write).join("")));
    },
  });
}
