import * as v from "valibot";
import type { Answer, Call, Service } from "#shared/calls/call.ts";
import { decodeAnswer, deviceHeader, failedAnswer, visitorHeader } from "#shared/calls/call.ts";
import { offerStreamPath } from "#shared/calls/list-offers.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Device } from "#shared/device.ts";
import { writeDevice } from "#shared/device.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { apiTimeoutMs, fromPlace, siteId } from "#shared/site.ts";
import { cleanAnswer } from "./clean-answer.ts";
import type { ReferenceCache, Reply } from "./reference-cache.ts";
import type { Transport } from "./transport.ts";

/** Who a call is made for. */
export interface Caller {
  readonly visitor: string;
  /** Told when the browser is another visitor from this answer on. */
  readonly becomes?: (visitor: string) => void;
  readonly requestId: string;
  readonly clientIp: string;
  readonly device?: Device;
  readonly member?: { readonly token: string; readonly source: string } | undefined;
}

export interface Upstream {
  /** Never throws: a broken or silent upstream is an answer with `success: false`. */
  call<Request, Data>(
    call: Call<Request, Data>,
    input: Request,
    caller: Caller,
  ): Promise<Answer<Data>>;
  /** As `call`, but hands the upstream's own status and body on. */
  forward<Request, Data>(call: Call<Request, Data>, input: Request, caller: Caller): Promise<Reply>;
  streamOffers(
    quoteId: string,
    after: number,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Response>;
}

export interface UpstreamOptions {
  readonly transports: Readonly<Record<Service, Transport>>;
  readonly siteToken: string;
  /** Source name of the site: its brand slug. */
  readonly source: string;
  readonly cache: ReferenceCache;
  /** Which of the two payment services purchases go to. */
  readonly paymentService: "payment" | "paymentV2";
}

type Credentials = { readonly token: string; readonly source: string };

export function createUpstream(options: UpstreamOptions): Upstream {
  const site: Credentials = { token: options.siteToken, source: options.source };
  const credentialsOf = (call: Pick<Call<unknown, unknown>, "credentials">, caller: Caller) =>
    call.credentials === "member" && caller.member !== undefined ? caller.member : site;

  const { cache } = options;
  const forward: Upstream["forward"] = async (call, input, caller) => {
    const known = cache.find(call, input);
    if (known !== undefined) return known;
    const reply = await send(call, input, caller);
    cache.keep(call, input, reply);
    return reply;
  };

  const send: Upstream["forward"] = async (call, input, caller) => {
    const credentials = credentialsOf(call, caller);
    const encoded = call.request.encode(input) as Record<string, unknown>;
    const body = { ...encoded, ...baseFields(caller, credentials) };
    const query = call.method === "GET" ? `?${toForm(body)}` : "";
    try {
      const service = call.service === "payment" ? options.paymentService : call.service;
      const transport = options.transports[service];
      const response = await transport.send(service, call.path + query, {
        method: call.method,
        headers: callHeaders(call.encoding, caller, credentials),
        ...(call.method === "GET"
          ? {}
          : { body: call.encoding === "json" ? JSON.stringify(body) : toForm(body) }),
        signal: AbortSignal.timeout(apiTimeoutMs),
      });
      tellVisitor(response.headers, caller);
      const answered: unknown = await response.json().catch(() => null);
      const shown = transport.isElsewhere ? await cleanAnswer(call, answered) : answered;
      return { status: response.status, body: shown };
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      const status = isTimeout ? statusCodes.upstreamTimeout : statusCodes.upstreamFailed;
      return { status, body: null };
    }
  };

  return {
    forward,
    async call(call, input, caller) {
      const { status, body } = await forward(call, input, caller);
      return (
        decodeAnswer(call.data, body) ??
        failedAnswer(brokenStatus(status), upstreamCopy.unavailable)
      );
    },
    streamOffers(quoteId, after, caller, signal) {
      const query = new URLSearchParams({ quoteId, after: String(after), visitor: caller.visitor });
      const credentials = credentialsOf({ credentials: "member" }, caller);
      return options.transports.offers.send("offers", `${offerStreamPath}?${query}`, {
        headers: callHeaders("json", caller, credentials),
        signal,
      });
    },
  };
}

/** Beside the answer, where no script of the page sees it. */
function tellVisitor(headers: Headers, { becomes }: Caller): void {
  const visitor = v.safeParse(v.pipe(v.string(), v.uuid()), headers.get(visitorHeader));
  if (visitor.success) becomes?.(visitor.output);
}

/** An answer that cannot be read counts as a broken upstream, whatever status it came with. */
const brokenStatus = (status: number) => (status >= 400 ? status : statusCodes.upstreamFailed);

function baseFields(caller: Caller, credentials: Credentials) {
  return {
    visitor: caller.visitor,
    FromPlace: fromPlace,
    AccessToken: credentials.token,
    Source: credentials.source,
  };
}

/** Who calls, and what kind of body they send. */
export function callHeaders(encoding: "form" | "json", caller: Caller, credentials: Credentials) {
  return {
    SiteId: String(siteId),
    Authorization: `Bearer ${credentials.token}`,
    Source: credentials.source,
    "Content-Type":
      encoding === "json" ? "application/json" : "application/x-www-form-urlencoded;charset=UTF-8",
    "X-Request-Id": caller.requestId,
    "X-Client-Ip": caller.clientIp,
    ...(caller.device === undefined ? {} : { [deviceHeader]: writeDevice(caller.device) }),
  };
}

/** Form text of a body: nested values travel as JSON text, absent ones not at all. */
function toForm(body: Record<string, unknown>): string {
  const pairs = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  const texts = pairs.map(([name, value]): [string, string] => [
    name,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(texts).toString();
}
