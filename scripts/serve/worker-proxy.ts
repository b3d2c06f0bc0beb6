import { createServer, request as ask } from "node:http";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  Server,
  ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { acceptsBrotli } from "#shared/accepts-brotli.ts";
import { createKeptFiles } from "./kept-files.ts";

/** Every answer of the worker carries this. A failure without it is the runtime's own, and shows a stack. */
const workerHeader = "x-request-id";

/** The worker's answers as a server's; the runtime itself listens at an address of its own. */
export function createWorkerProxy(runtime: URL): Server {
  // A connection for each request: one that was kept could be closed by the runtime just as it is used again.
  const target = { host: runtime.hostname, port: runtime.port, agent: false as const };
  const files = createKeptFiles();

  return createServer((request, response) => {
    if (files.answer(request, response)) return;
    const { method, url: path } = request;
    const { "accept-encoding": accepted } = request.headers;
    const headers: IncomingHttpHeaders = { ...request.headers, "accept-encoding": "identity" };
    // Pages say themselves how they are encoded. What does not is compressed by the runtime, and streams held back until they end.
    if (isPage(request) && acceptsBrotli(String(accepted))) headers["accept-encoding"] = "br";
    const hasBody = method !== "GET" && method !== "HEAD";
    if (!hasBody) {
      delete headers["content-length"];
      delete headers["transfer-encoding"];
    }
    const upstream = ask({ ...target, method, path, headers }, (answer) => {
      const handed = hand(answer, response);
      if (handed !== undefined) files.keep(request, answer, handed);
    });
    upstream.on("error", () => fail(response, 502));
    response.on("close", () => upstream.destroy());
    if (hasBody) request.pipe(upstream);
    else upstream.end();
  });
}

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.startsWith("text/html") === true;

/** Yields the headers that are sent. */
function hand(answer: IncomingMessage, response: ServerResponse): OutgoingHttpHeaders | undefined {
  const status = answer.statusCode ?? 502;
  if (status >= 500 && !(workerHeader in answer.headers)) {
    const shown = text(answer).then(console.error, () => undefined);
    void shown.then(() => fail(response, 500));
    return undefined;
  }
  const { connection: _own, "keep-alive": _alive, ...headers } = answer.headers;
  // Node frames the body itself.
  delete headers["transfer-encoding"];
  response.writeHead(status, headers);
  response.flushHeaders();
  answer.on("error", () => response.destroy());
  answer.pipe(response);
  return headers;
}

/** An answer that has begun goes its own way. */
function fail(response: ServerResponse, status: 500 | 502): void {
  if (response.headersSent) return;
  response.writeHead(status, { "Content-Type": "text/plain" }).end("Internal error\n");
}
