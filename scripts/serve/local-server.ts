import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { compressAnswers } from "./compress-answers.ts";
import { refusalOf, settle } from "./local-guard.ts";
import type { Refusal } from "./local-guard.ts";
import { answerPaused } from "./paused-page.ts";

/** "localhost" is either of these, and whoever follows it shall not find somebody else at the other. */
const loopback = ["127.0.0.1", "::1"];
const loopbackNames = new Set(["localhost", ...loopback]);
const absent = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

const givenHost = process.env["HOST"] || undefined;
const hosts = givenHost === undefined || givenHost === "localhost" ? loopback : [givenHost];

export interface LocalServer {
  /** What every request shows that this server hands on, and beside it whoever may read its data (`ask-server.ts`). */
  readonly secret: string;
  /** From now on this server, which never listens itself, answers; what was asked until now has waited. */
  serve(inner: Server): void;
  /** While this says so, nothing that may write is answered. */
  pauseWhile(isFull: () => boolean): void;
  /** Takes nothing new and lets what is being answered end; streams that have no end are cut. */
  close(): Promise<void>;
}

const answersEndWithinMs = 1500;

function refuse(response: ServerResponse, { status, text }: Refusal): void {
  const headers = { "Content-Type": "text/plain", "Content-Length": text.length };
  response.writeHead(status, { ...headers, Connection: "close" }).end(text);
}

/** Says what it means to listen to more than this machine. */
function warn(host: string): void {
  console.warn(
    `
  HOST=${host}: whoever reaches this computer over the network reaches this server, without encryption. That includes
  /dev/outbox, where every SMS and e-mail of this installation can be read, codes and addresses of purchases among them.
  Without HOST only this computer does.
`,
  );
}

/** One listening server. It asks the guard first and hands the rest to another. */
function frontOf(
  inner: Promise<Server>,
  isSocket: (request: IncomingMessage) => boolean,
  servedNames: ReadonlySet<string>,
  isPaused: () => boolean,
  secret: string,
): Server {
  const shouldUpgradeCallback = (request: IncomingMessage) =>
    isSocket(request) && refusalOf(request, servedNames) === undefined;
  const front = createServer({ shouldUpgradeCallback }, (request, response) => {
    const refusal = refusalOf(request, servedNames);
    if (refusal !== undefined) return refuse(response, refusal);
    if (isPaused() && answerPaused(request, response)) return;
    settle(request, secret);
    compressAnswers(request, response, () => {
      void inner.then((server) => server.emit("request", request, response));
    });
  });
  front.on("upgrade", (request, socket, head) => {
    settle(request, secret, true);
    void inner.then((server) => server.emit("upgrade", request, socket, head));
  });
  front.on("connect", (_request, socket: Socket) => {
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n");
  });
  return front;
}

/** Listens wherever it may; ends the process, saying so, when somebody else does at that port. */
async function listen(create: () => Server, port: number, variable = "PORT"): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = create();
    try {
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject).listen({ port, host }, resolve);
      });
      servers.push(server);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      // A machine without IPv6 has one loopback address only.
      if (absent.has(code) && servers.length > 0) continue;
      const isTaken = code === "EADDRINUSE";
      console.error(
        isTaken ? takenText(port, variable) : `Cannot listen at ${host}:${port}: ${code}`,
      );
      process.exit(1);
    }
  }
  return servers;
}

const takenText = (port: number, variable: string): string =>
  `Port ${port} is already in use. Stop what runs there, or choose another: ${variable}=8790 npm start`;

/** Ends the process, saying so, when somebody listens at the port that this variable names; the runtime would wait for it silently. */
export async function requireFree(port: number, variable: string): Promise<void> {
  const servers = await listen(createServer, port, variable);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
}

/**
 * Takes the port, for this machine alone or for whom `HOST` says. Requests that reach for the tools behind the site, for
 * another host or that are none are answered here; the others wait for the server that is to answer them.
 *
 * @param publicUrl of the site; its name is served beside localhost
 */
export async function listenLocally(port: number, publicUrl: string): Promise<LocalServer> {
  const names = ["localhost", new URL(publicUrl).hostname, ...(givenHost ? [givenHost] : [])];
  const servedNames = new Set(names.map((name) => name.toLowerCase()));
  const inner = Promise.withResolvers<Server>();
  let takesSockets = false;
  const isSocket = ({ headers }: IncomingMessage) =>
    takesSockets && headers["sec-websocket-protocol"]?.startsWith("vite-") === true;
  let isPaused = () => false;
  const secret = randomBytes(32).toString("base64url");
  const create = () => frontOf(inner.promise, isSocket, servedNames, () => isPaused(), secret);
  const fronts = await listen(create, port);
  if (givenHost !== undefined && !loopbackNames.has(givenHost)) warn(givenHost);
  return {
    secret,
    serve(server) {
      takesSockets = server.listenerCount("upgrade") > 0;
      inner.resolve(server);
    },
    pauseWhile(isFull) {
      isPaused = isFull;
    },
    async close() {
      const closed = Promise.all(fronts.map((front) => once(front.close(), "close")));
      for (const front of fronts) front.closeIdleConnections();
      await Promise.race([closed, pause(answersEndWithinMs)]);
      for (const front of fronts) front.closeAllConnections();
    },
  };
}
