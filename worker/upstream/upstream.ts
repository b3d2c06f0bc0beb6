import * as v from "valibot";
import type { AnyCall, Answer, Call, Read, Service } from "#shared/calls/call.ts";
import { decodeAnswer, deviceHeader, visitorHeader } from "#shared/calls/call.ts";
import { failedAnswer } from "#shared/calls/failed-answer.ts";
import { offerStreamPath } from "#shared/calls/quote/list-offers.ts";
import { lateMs, limitMs } from "#shared/calls/wait.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Touch } from "#shared/campaign.ts";
import type { Device } from "#shared/device.ts";
import { writeDevice } from "#shared/device.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { fromPlace, siteId } from "#shared/constants.ts";
import { inTime } from "#shared/in-time.ts";
import { cleanAnswer } from "./clean-answer.ts";
import { openEventStream } from "./event-stream.ts";
import { exchange, statusOfFailure } from "./transport.ts";
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
  /** By which campaign they came last. */
  readonly touch?: Touch;
  /** How long the request has taken that it is made for, in milliseconds. */
  readonly spentMs?: () => number;
  /** Whether its answers are kept also when nobody waits for them any more. */
  readonly isPatient?: true;
  /** Lets what nobody waits for any more come to its end. */
  readonly outlives?: (work: Promise<unknown>) => void;
  readonly member?: { readonly token: string; readonly source: string } | undefined;
}

export interface Upstream {
  /** Never throws: a broken or silent upstream is an answer with `success: false`. */
  call<Request, Data>(
    call: Call<Request, Data>,
    input: Request,
    caller: Caller,
    late?: (data: Data) => Promise<unknown>,
  ): Promise<Answer<Data>>;
  /** As `call`, but hands the upstream's own status and body on. */
  forward<Request, Data>(call: Call<Request, Data>, input: Request, caller: Caller): Promise<Reply>;
  /** An event stream, or a response without a body whose status says why there is none. */
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
    const asked = send(call, input, caller).then((reply) => {
      cache.keep(call, input, reply);
      return reply;
    });
    const last = cache.findLast(call, input);
    if (last === undefined) return asked;
    caller.outlives?.(asked);
    const reply = await inTime(asked, patienceMs);
    return reply === undefined || isBroken(reply) ? last : reply;
  };

  const send: Upstream["forward"] = async (call, input, caller) => {
    const credentials = credentialsOf(call, caller);
    const said = call.attributed === true ? { ...input, campaign: caller.touch } : input;
    const encoded = call.request.encode(said) as Record<string, unknown>;
    const body = { ...encoded, ...baseFields(caller, credentials) };
    const query = call.method === "GET" ? `?${toForm(body)}` : "";
    const service = call.service === "payment" ? options.paymentService : call.service;
    const transport = options.transports[service];
    const init = {
      method: call.method,
      headers: callHeaders(call.encoding, caller, credentials),
      ...(call.method === "GET"
        ? {}
        : { body: call.encoding === "json" ? JSON.stringify(body) : toForm(body) }),
    };
    try {
      const { response, text } = await exchange(
        (signal) => transport.send(service, call.path + query, { ...init, signal }),
        caller.isPatient === true ? lateMs : limitOf(call, caller),
        call.isRead === true,
      );
      const answered = readAnswer(call, response.status, text);
      if (isBroken(answered)) return answered;
      tellVisitor(response.headers, caller);
      const { status } = answered;
      return transport.isElsewhere
        ? { status, body: await cleanAnswer(call, answered.body) }
        : answered;
    } catch (error) {
      return { status: statusOfFailure(error), body: null };
    }
  };

  return {
    forward,
    async call(call, input, caller, late) {
      const answerTo = async (asking: Caller) => {
        const reply = await forward(call, input, asking);
        return decoded(call, reply) ?? failedAnswer(reply.status, upstreamCopy.unavailable);
      };
      if (late === undefined) return answerTo(caller);
      const asked = answerTo(Object.create(caller, { isPatient: { value: true } }) as Caller);
      const answer = await inTime(asked, limitOf(call, caller));
      if (answer !== undefined) return answer;
      caller.outlives?.(asked.then(({ data }) => (data === null ? undefined : late(data))));
      return failedAnswer(statusCodes.upstreamTimeout, upstreamCopy.unavailable);
    },
    streamOffers(quoteId, after, caller, signal) {
      const query = new URLSearchParams({ quoteId, after: String(after), visitor: caller.visitor });
      const credentials = credentialsOf({ credentials: "member" }, caller);
      const headers = callHeaders("json", caller, credentials);
      return openEventStream(
        (either) =>
          options.transports.offers.send("offers", `${offerStreamPath}?${query}`, {
            headers,
            signal: either,
          }),
        signal,
      );
    },
  };
}

const limitOf = ({ waits }: Pick<AnyCall, "waits">, { spentMs }: Caller): number =>
  limitMs(waits, spentMs?.() ?? 0);

/** How long whoever has a last good answer waits for a newer one, in milliseconds. */
const patienceMs = 200;

const isBroken = ({ status, body }: Reply): boolean =>
  body === null || status >= statusCodes.serverError;

/** What bodies were decoded to: one that is kept is read by every request that asks for it. */
const answers = new WeakMap<object, Answer<unknown> | null>();

/** Decodes a reply's body once. Nobody changes what comes of it. */
function decoded<Data>(call: Read<Data>, { status, body }: Reply): Answer<Data> | null {
  if (typeof body !== "object" || body === null) return decodeAnswer(call, body, status);
  const known = answers.get(body);
  if (known !== undefined) return known as Answer<Data> | null;
  const answer = decodeAnswer(call, body, status);
  answers.set(body, answer);
  return answer;
}

/**
 * An answer of the declared shape, or no body and the status of a broken upstream: what some other server on the way says, be
 * it "not found" or "not signed in", is nobody's answer.
 */
function readAnswer(call: AnyCall, status: number, text: string): Reply {
  const isFailure = status >= statusCodes.serverError;
  const broken = { status: isFailure ? status : statusCodes.upstreamFailed, body: null };
  try {
    const body: unknown = JSON.parse(text);
    const answer = decoded(call as unknown as Call<unknown, unknown>, { status, body });
    return answer === null || (isFailure && answer.success) ? broken : { status, body };
  } catch {
    return broken;
  }
}

/** Beside the answer, where no script of the page sees it. */
function tellVisitor(headers: Headers, { becomes }: Caller): void {
  const visitor = v.safeParse(v.pipe(v.string(), v.uuid()), headers.get(visitorHeader));
  if (visitor.success) becomes?.(visitor.output);
}

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
