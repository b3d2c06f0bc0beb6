import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as an upstream of the site received it. */
export interface Recorded {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly source: string | undefined;
  /** Query and body, as sent. */
  readonly sent: string;
}

const refusal = JSON.stringify({
  Success: false,
  Status: false,
  StatusCode: 404,
  Message: "Aradığınız bulunamadı.",
  Messages: ["Aradığınız bulunamadı."],
  Data: null,
});

async function read(request: IncomingMessage): Promise<Recorded> {
  const { pathname, search } = new URL(request.url ?? "/", "http://upstream.test");
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const { authorization, source } = request.headers;
  return { path: pathname, authorization, source: source?.toString(), sent: search + body };
}

/** An upstream that remembers what it was asked, and finds nothing but what it is given: the body of an answer, by path. */
export async function startRecorder(answers: Readonly<Record<string, unknown>> = {}) {
  const recorded: Recorded[] = [];
  const server = createServer((request, response) => {
    void read(request).then((seen) => {
      recorded.push(seen);
      const answer = answers[seen.path];
      response
        .writeHead(answer === undefined ? 404 : 200, { "Content-Type": "application/json" })
        .end(answer === undefined ? refusal : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    recorded,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Recorder = Awaited<ReturnType<typeof startRecorder>>;
