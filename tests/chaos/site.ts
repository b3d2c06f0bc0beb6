import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Iyzico } from "#tests/iyzico-server.ts";
import { apiKey, secretKey, startIyzico } from "#tests/iyzico-server.ts";
import type { MessageServices } from "#tests/message-services.ts";
import { startMessageServices } from "#tests/message-services.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";

/** A local server with everything it rests on, which is killed and started again on the same data. */
export interface Site {
  /** Everything the servers have written: their data, and what they keep while they run. */
  readonly directory: string;
  readonly dataDirectory: string;
  readonly iyzico: Iyzico;
  readonly services: MessageServices;
  /** What makes a server use the stand-ins. */
  readonly variables: Readonly<Record<string, string>>;
  /** When it was stopped without a warning, epoch ms. */
  readonly kills: number[];
  /** Address of the server; the same at each start. */
  url(): string;
  /** Starts the server, with its `INSURER_SETTINGS`. */
  start(insurers: string): Promise<void>;
  kill(): Promise<void>;
  /** All that the servers have written to their output. */
  log(): string;
  /** Ends the stand-ins and deletes everything. */
  close(): Promise<void>;
}

/** Starts the stand-ins; the server is yet to be started. */
export async function openSite(): Promise<Site> {
  const [iyzico, services] = await Promise.all([startIyzico(), startMessageServices()]);
  const directory = await mkdtemp(path.join(tmpdir(), "yelkovan-chaos-"));
  const dataDirectory = path.join(directory, "data");
  // What a killed runtime leaves of its working files goes with the run.
  const workingDirectory = path.join(directory, "tmp");
  await mkdir(workingDirectory);
  const variables = {
    PAYMENT_PROVIDER: "iyzico",
    IYZICO_URL: iyzico.url,
    IYZICO_API_KEY: apiKey,
    IYZICO_SECRET_KEY: secretKey,
    ...services.vars,
  };
  const logs: string[] = [];
  const kills: number[] = [];
  let server: TestServer | undefined;
  let url = "";
  let isClosed = false;
  const kill = async () => {
    if (server === undefined) return;
    kills.push(Date.now());
    await server.kill();
    logs.push(server.log());
    server = undefined;
  };
  return {
    directory,
    dataDirectory,
    iyzico,
    services,
    variables,
    kills,
    url: () => url,
    async start(insurers) {
      if (isClosed) throw new Error("The run is over.");
      server = await startServer({
        dataDirectory,
        ...(url === "" ? {} : { port: Number(new URL(url).port) }),
        variables: { ...variables, TMPDIR: workingDirectory, INSURER_SETTINGS: insurers },
      });
      url = server.url;
    },
    kill,
    log: () => logs.join("\n"),
    async close() {
      isClosed = true;
      await kill();
      await Promise.all([iyzico.stop(), services.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
