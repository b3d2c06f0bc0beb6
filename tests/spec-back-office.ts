import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A back office that answers the calls of the account as the specification shows them, and no field more. */
export interface SpecBackOffice {
  readonly url: string;
  /** Paths of the calls that were made, in order. */
  readonly asked: string[];
  /** What a path answers from now on; the last of several again and again. */
  answer(path: string, ...bodies: readonly object[]): void;
  close(): Promise<void>;
}

/** A key for passwords, its Salt beside the data. */
export const specKey = {
  StatusCode: 200,
  Messages: [],
  Salt: "MDEyMzQ1Njc4OWFiY2RlZg==",
  Data: { Guid: "0c1d2e3f-0000-4000-8000-000000000000" },
};

export async function startSpecBackOffice(): Promise<SpecBackOffice> {
  const answers = new Map<string, readonly object[]>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url!, "http://localhost");
    asked.push(pathname);
    const [body, ...rest] = answers.get(pathname) ?? [];
    if (rest.length > 0) answers.set(pathname, rest);
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body ?? { Success: false, Message: "" }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, ...bodies) => void answers.set(path, bodies),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
