import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { frontHeader } from "./local-door.ts";

/** A short answer to what no page is asked by. */
export interface Refusal {
  readonly status: number;
  readonly text: string;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Doors of the tools that run the site: database console, traces, triggers, inspector. The platform keeps the first. */
const toolDoors = new Set(["cdn-cgi", "__cf_local", "__debug"]);
const longestTarget = 7 * 1024;

/** What only a server in front may say: who asks, by which address and how, and the runtime's orders to itself. */
const ownHeader =
  /^(?:cf-|mf-|x-forwarded-|x-front-|(?:x-real|x-client|x-cluster-client|true-client)-ip$|(?:forwarded|via|host)$)/i;
/** What concerns one connection alone (RFC 9110, 7.6.1) but for the length of a body. */
const connectionHeader =
  /^(?:connection|keep-alive|upgrade|http2-settings|te|trailer|expect|proxy-.*)$/i;

const refusals = {
  method: { status: 405, text: "Method not allowed" },
  target: { status: 400, text: "Bad request" },
  tooLong: { status: 414, text: "Address too long" },
  encoding: { status: 501, text: "Transfer encoding not supported" },
  door: { status: 404, text: "Not found" },
  host: { status: 400, text: "Bad request" },
  foreignHost: { status: 421, text: "This address is not served here" },
} as const satisfies Record<string, Refusal>;

/** Host name of a Host header, in lower case; undefined when the header is none. */
function hostNameOf(header: string | undefined): string | undefined {
  const [, v6, name, port = "0"] =
    /^(?:\[([\da-f:.]{2,45})\]|([a-z\d.-]{1,253}))(?::(\d{1,5}))?$/i.exec(header ?? "") ?? [];
  if (Number(port) > 65_535) return undefined;
  if (v6 !== undefined) return isIP(v6) === 6 ? v6 : undefined;
  return name?.toLowerCase();
}

/**
 * Whether a name may stand in the Host header. A page elsewhere can point a name of its own at this machine and then read
 * what is served here as if it were its own (DNS rebinding); with an address instead of a name it cannot.
 */
const isServed = (name: string, servedNames: ReadonlySet<string>): boolean =>
  isIP(name) !== 0 || servedNames.has(name);

/** Percent escapes undone as often as there are any, so that no spelling of a path looks like another. */
function decoded(path: string): string {
  const next = path.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return next === path ? path : decoded(next);
}

/** Whether a path has a segment that is one of the tools' doors, however it is spelt. */
function isToolDoor(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  const segments = decoded(path).split(/[/\\;?#]+/);
  return segments.some((segment) => toolDoors.has(segment.trim().toLowerCase()));
}

/** Why a request is answered here and goes no further; undefined when it may. Changes nothing. */
export function refusalOf(
  { method = "", url = "", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  servedNames: ReadonlySet<string>,
): Refusal | undefined {
  if (!methods.has(method)) return refusals.method;
  if (url.length > longestTarget) return refusals.tooLong;
  if (!url.startsWith("/")) return refusals.target;
  // The runtime knows no other, and says so with a stack (RFC 9112, 6.1).
  const encoding = headers["transfer-encoding"]?.trim().toLowerCase() ?? "chunked";
  if (encoding !== "chunked") return refusals.encoding;
  const name = hostNameOf(headers.host);
  if (name === undefined) return refusals.host;
  if (!isServed(name, servedNames)) return refusals.foreignHost;
  return isToolDoor(url) ? refusals.door : undefined;
}

/**
 * Makes a request say what this server knows of it, whatever its headers say: the address of the connection, a host that is
 * served here with the port it came to, a path that cannot be taken for a host name, and the secret that the runtime takes
 * requests with. Servers read either form of the headers, so both change.
 */
export function settle(request: IncomingMessage, secret: string, isSocket = false): void {
  const { rawHeaders, headers, socket } = request;
  const name = hostNameOf(headers.host) ?? "localhost";
  const host = `${isIP(name) === 6 ? `[${name}]` : name}:${socket.localPort}`;
  const address = (socket.remoteAddress ?? "0.0.0.0").replace(/^::ffff:(?=\d+\.)/, "");
  const isDropped = (header: string) =>
    ownHeader.test(header) || (!isSocket && connectionHeader.test(header));
  request.url = (request.url ?? "/").replace(/^[/\\]{2,}/, "/");
  request.rawHeaders = rawHeaders.filter((_, index) => !isDropped(rawHeaders[index & ~1]!));
  request.rawHeaders.push("Host", host, "CF-Connecting-IP", address, frontHeader, secret);
  for (const header of Object.keys(headers)) if (isDropped(header)) delete headers[header];
  Object.assign(headers, { host, "cf-connecting-ip": address, [frontHeader]: secret });
}
