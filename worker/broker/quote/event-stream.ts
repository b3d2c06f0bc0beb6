const encoder = new TextEncoder();
const heartbeatMs = 15_000;

/** One server-sent event (WHATWG HTML, section 9.2). Data is one line of JSON. */
export function formatEvent(event: string, data: unknown, id?: number): string {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Something to send; its sequence is that of the answer it tells, if it tells one. */
export interface StreamEvent {
  readonly text: string;
  readonly sequence?: number;
}

type Listener = (event: StreamEvent | "over") => void;

/** Browsers that listen to one object. None is told the same answer twice. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    /** A response that begins with `backlog` and, unless `isOver`, goes on with whatever is sent later. */
    open(backlog: readonly StreamEvent[], isOver: boolean): Response {
      let told = 0;
      let stop = (): void => undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = ({ text, sequence }: StreamEvent): void => {
            if (sequence !== undefined && sequence <= told) return;
            told = sequence ?? told;
            controller.enqueue(encoder.encode(text));
          };
          for (const event of backlog) write(event);
          if (isOver) return controller.close();
          const heartbeat = setInterval(() => write({ text: ": \n\n" }), heartbeatMs);
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
      return new Response(body, {
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          "Cache-Control": "no-store",
        },
      });
    },
    send(event: StreamEvent): void {
      for (const tell of listeners) tell(event);
    },
    close(): void {
      for (const tell of listeners) tell("over");
    },
  };
}
