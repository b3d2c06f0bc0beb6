import { randomInt } from "node:crypto";
import { request as ask } from "node:http";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` over a connection of its own. One that was kept may be closed by the server just as a busy process uses it again, and
 * a request that changes something is not sent twice.
 */
export const fetchAnew: Fetch = (url, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set("Connection", "close");
  return fetch(url, { ...init, headers });
};

const withoutBody = new Set([204, 205, 304]);

/** `fetch` from a loopback address of one's own (127.0.0.0/8), as from another computer. Follows no redirects. */
export const fetchFrom =
  (localAddress: string): Fetch =>
  async (url, init) => {
    const { method, headers, body } = new Request(url, init);
    const { port, pathname, search } = new URL(url);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = ask({
        host: "127.0.0.1",
        port,
        path: pathname + search,
        method,
        localAddress,
        headers: { ...Object.fromEntries(headers), host: `localhost:${port}` },
        agent: false,
      });
      request.once("response", resolve).once("error", reject);
      if (body === null) request.end();
      else Readable.fromWeb(body as NodeStream).pipe(request);
    });
    const pairs = Object.entries(answer.headersDistinct);
    const shown = pairs.flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const status = answer.statusCode ?? 0;
    const isEmpty = withoutBody.has(status) || method === "HEAD";
    if (isEmpty) answer.resume();
    const stream = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream);
    return new Response(stream, { status, headers: shown });
  };

/** Files that share a server do not begin at the same address. */
let senders = randomInt(60_000);

/** The same, each request from an address nobody else has, where limits per address are not what is tested. */
export const fetchFromAnywhere: Fetch = (url, init) => {
  senders = (senders + 1) % 65_535;
  return fetchFrom(`127.1.${senders >> 8}.${senders & 255}`)(url, init);
};
