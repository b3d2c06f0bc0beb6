import { Agent, createServer, request as ask } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from "node:http";

/** With this the runtime says in a header that the worker threw, and draws no page of it. */
const errorHeader = "mf-experimental-error-stack";

/** The worker's answers as a server's; the runtime itself listens at an address of its own. */
export function createWorkerProxy(runtime: URL): Server {
  const agent = new Agent({ keepAlive: true });
  const target = { host: runtime.hostname, port: runtime.port, agent };

  return createServer((request, response) => {
    const { method, url: path } = request;
    const headers: IncomingHttpHeaders = {
      ...request.headers,
      // Compressed streams would be held back until they end.
      "accept-encoding": "identity",
      "mf-disable-pretty-error": "true",
    };
    const hasBody = method !== "GET" && method !== "HEAD";
    if (!hasBody) {
      delete headers["content-length"];
      delete headers["transfer-encoding"];
    }
    const upstream = ask({ ...target, method, path, headers }, (answer) => hand(answer, response));
    upstream.on("error", () => fail(response, 502));
    response.on("close", () => upstream.destroy());
    if (hasBody) request.pipe(upstream);
    else upstream.end();
  });
}

function hand(answer: IncomingMessage, response: ServerResponse): void {
  if (errorHeader in answer.headers) {
    answer.resume();
    fail(response, 500);
    return;
  }
  const { connection: _own, "keep-alive": _alive, ...headers } = answer.headers;
  // Node frames the body itself.
  delete headers["transfer-encoding"];
  response.writeHead(answer.statusCode ?? 502, headers);
  response.flushHeaders();
  answer.on("error", () => response.destroy());
  answer.pipe(response);
}

/** The details are in the worker's log. */
function fail(response: ServerResponse, status: 500 | 502): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "Content-Type": "text/plain" }).end("Internal error\n");
}
