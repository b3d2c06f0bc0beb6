import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a service is made to answer in place of its own answer. */
export type PlayedAnswer =
  | { readonly kind: "answer"; readonly status: number; readonly body: object }
  /** Text that is no answer. */
  | { readonly kind: "garbage" }
  /** The connection is closed without a word. */
  | { readonly kind: "broken" };

export interface Middleman {
  readonly url: string;
  /** Plays an answer to the next call of a path, once; a list, one after the other. */
  play(path: string, ...answers: readonly PlayedAnswer[]): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Stands between the site and a service: hands everything on, except what it is told to answer itself. */
export async function startMiddleman(target: string): Promise<Middleman> {
  const played = new Map<string, PlayedAnswer[]>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const { pathname } = new URL(request.url ?? "/", target);
      const answer = played.get(pathname)?.shift();
      if (answer?.kind === "broken") {
        response.destroy();
      } else if (answer?.kind === "garbage") {
        response.writeHead(200, { "Content-Type": "application/json" }).end("<html>…");
      } else if (answer?.kind === "answer") {
        const text = JSON.stringify(answer.body);
        response.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
      } else {
        const headers = new Headers(
          Object.entries(request.headers).filter(
            (entry): entry is [string, string] =>
              typeof entry[1] === "string" && !/^(host|connection|content-length)$/.test(entry[0]),
          ),
        );
        const passed = await fetch(target + (request.url ?? "/"), {
          method: request.method ?? "GET",
          headers,
          ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
        });
        // Fetch has undone what these two speak of.
        const undone = /^content-(encoding|length)$/;
        const kept = [...passed.headers].filter(([name]) => !undone.test(name));
        response.writeHead(passed.status, kept.flat());
        response.end(Buffer.from(await passed.arrayBuffer()));
      }
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play: (path, ...answers) => void played.set(path, [...answers]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
