import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** What a service is made to answer in place of its own answer. */
export type PlayedAnswer =
  | { readonly kind: "answer"; readonly status: number; readonly body: object }
  /** Text that is no answer. */
  | { readonly kind: "garbage" }
  /** The connection is closed without a word. */
  | { readonly kind: "broken" };

/** What the back office refuses a call with: its code, a sentence, and what is said at fields. */
export const refusal = (statusCode: number, message: string, errors?: object): PlayedAnswer => ({
  kind: "answer",
  status: 422,
  body: {
    Success: false,
    Status: false,
    StatusCode: statusCode,
    Message: message,
    Messages: [message],
    Data: errors === undefined ? null : { errors },
  },
});

/** What may be wrong with a service as a whole. */
export const faults = [
  /** Nobody listens. */
  "refused",
  /** The connection is cut before a word is said. */
  "reset",
  /** The real answer breaks off in its middle. */
  "cut",
  /** Half of the real answer, as if that were all. */
  "halved",
  /** 500 with the insides of a program. */
  "failing",
  /** 404 of a server that knows nothing of us. */
  "foreign",
  /** 200 with a web page. */
  "html",
  /** A good envelope with other data. */
  "wrong",
  /** A good envelope that knows nothing of what is asked, whatever it is. */
  "denying",
  /** The same that has no time. */
  "pausing",
  /** The same that has failed. */
  "erring",
  /** Never says anything. */
  "silent",
  /** Says that it is about to answer, and nothing more. */
  "begun",
  /** The real answer, a byte a second. */
  "dripping",
  /** The real answer, after four seconds. */
  "late",
] as const;
export type Fault = (typeof faults)[number];

export interface Middleman {
  readonly url: string;
  /** Plays an answer to the next call of a path, once; a list, one after the other. */
  play(path: string, ...answers: readonly PlayedAnswer[]): void;
  /** From now on every call whose path is meant suffers so; without a fault the service is well again. */
  suffer(fault?: Fault, isMeant?: (path: string) => boolean): Promise<void>;
  /** Holds the next call of a path until it is told to hand it on. */
  hold(path: string): () => void;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Refusals that are whole. */
const refusals = { denying: 404, pausing: 429, erring: 500 } as const;
const lateMs = 4_000;

const insides = "<pre>TypeError: boom\n    at async handle (/srv/app/worker/broker/x.ts:1:1)</pre>";

/** Stands between the site and a service: hands everything on, except what it is told to answer itself. */
export async function startMiddleman(target: string): Promise<Middleman> {
  const played = new Map<string, PlayedAnswer[]>();
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  let fault: Fault | undefined;
  let isMeant = (_path: string) => true;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  async function listen(at: number): Promise<void> {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
  }

  async function stop(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname } = new URL(request.url ?? "/", target);
    asked.push(pathname);
    const own = played.get(pathname)?.shift();
    const isFree = held.get(pathname);
    held.delete(pathname);
    await isFree;
    if (own !== undefined) return play(response, own);
    return fault !== undefined && isMeant(pathname)
      ? spoil(fault, request, body, response)
      : handOn(await passOn(request, body), response);
  }

  function play(response: ServerResponse, own: PlayedAnswer): void {
    const json = { "Content-Type": "application/json" };
    if (own.kind === "broken") response.destroy();
    else if (own.kind === "garbage") response.writeHead(200, json).end("<html>…");
    else response.writeHead(own.status, json).end(JSON.stringify(own.body));
  }

  function passOn(request: IncomingMessage, body: Buffer): Promise<Response> {
    const headers = new Headers(
      Object.entries(request.headers).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === "string" && !/^(host|connection|content-length)$/.test(entry[0]),
      ),
    );
    return fetch(target + (request.url ?? "/"), {
      method: request.method ?? "GET",
      headers,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
  }

  // Fetch has undone what these two speak of.
  const headOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)));

  async function handOn(passed: Response, response: ServerResponse): Promise<void> {
    response.writeHead(passed.status, headOf(passed));
    if (passed.body !== null) for await (const chunk of passed.body) response.write(chunk);
    response.end();
  }

  async function spoil(
    kind: Fault,
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const html = { "Content-Type": "text/html" };
    switch (kind) {
      case "refused":
      case "reset":
        request.socket.resetAndDestroy();
        return;
      case "silent":
        return;
      case "begun":
        response.writeHead(200, { "Content-Type": "application/json" }).write("{");
        return;
      case "late":
        await pause(lateMs);
        return handOn(await passOn(request, body), response);
      case "denying":
      case "pausing":
      case "erring": {
        const code = refusals[kind];
        response.writeHead(code, { "Content-Type": "application/json" });
        response.end(
          JSON.stringify({ Success: false, StatusCode: code, Message: "x", Data: null }),
        );
        return;
      }
      case "failing":
        response.writeHead(500, html).end(insides);
        return;
      case "foreign":
        response.writeHead(404, html).end("<h1>Not Found</h1>");
        return;
      case "html":
        response.writeHead(200, html).end("<!doctype html><h1>Bakımdayız</h1>");
        return;
      case "wrong":
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end('{"Success":true,"StatusCode":200,"Data":{"State":7,"Items":"x"}}');
        return;
      default:
        return spoilReal(kind, await passOn(request, body), response);
    }
  }

  async function spoilReal(
    kind: "cut" | "halved" | "dripping",
    passed: Response,
    response: ServerResponse,
  ): Promise<void> {
    const isStream = passed.headers.get("Content-Type")?.startsWith("text/event-stream");
    const whole = isStream ? Buffer.from("id: 1\n") : Buffer.from(await passed.arrayBuffer());
    const half = whole.subarray(0, Math.ceil(whole.length / 2));
    const length = { "Content-Length": whole.length };
    response.writeHead(passed.status, { ...headOf(passed), ...(kind === "halved" ? {} : length) });
    if (kind === "halved") {
      response.end(half);
    } else if (kind === "cut") {
      response.write(half, () => response.destroy());
    } else {
      for (const byte of whole) {
        if (response.destroyed) return;
        response.write(Buffer.of(byte));
        await pause(1_000);
      }
      response.end();
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    play: (path, ...answers) => void played.set(path, [...answers]),
    async suffer(kind, meant = () => true) {
      [fault, isMeant] = [kind, meant];
      if (kind === "refused") await stop();
      else if (!server.listening) await listen(port);
      // What was going on ends as it would with a server that falls over.
      server.closeAllConnections();
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    asked,
    close: stop,
  };
}
