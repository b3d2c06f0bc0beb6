import * as v from "valibot";
import { statusCodes } from "../codes.ts";
import type { AnyCodec, Codec, Decoded } from "./codec.ts";
import { flag, int, list, named, text } from "./codec.ts";
import type { Wait } from "./wait.ts";

/**
 * The base services. Payment comes in two variants that answer the same calls: calls are declared for `payment`, and the
 * setting `paymentMethod` of the site says which of the two they are sent to.
 */
export const services = ["common", "payment", "paymentV2", "print", "offers", "content"] as const;
export type Service = (typeof services)[number];

/**
 * Why a call is none of the proxy's: it carries a password, opens or ends a session, moves money, hands out a document or a
 * file, reads or writes a draft, needs an address only the edge can make or check, or is about the installation itself.
 */
export const edgeOnlyReasons = [
  "password",
  "session",
  "payment",
  "document",
  "file",
  "draft",
  "signed-address",
  "operation",
] as const;
export type EdgeOnlyReason = (typeof edgeOnlyReasons)[number];

/** Whether an answer with a code has to carry data, or grants by its code alone. */
type Grants = Readonly<Record<number, "data" | "nothing">>;

/**
 * Which field of an answer says whether a call was granted, as the specification reads it (sections 3, 4 and 7). `success`:
 * Success, whatever else is there. `code`: StatusCode, one of those that grant. `both`: neither alone will do, because
 * money hangs on it.
 */
export type Verdict =
  | { readonly by: "both" }
  | {
      readonly by: "success";
      /** What an answer without a StatusCode counts as. */
      readonly codes?: { readonly granted: number; readonly refused: number };
    }
  | { readonly by: "code"; readonly grants: Grants };

export interface Call<Request, Data> {
  readonly service: Service;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the service's base address, as the upstream spells it. */
  readonly path: `/${string}`;
  readonly encoding: "form" | "json";
  /** `site`: always the site-level token; `member`: the member's own when signed in, otherwise the site's. */
  readonly credentials: "site" | "member";
  /** How long its answer is waited for. */
  readonly waits: Wait;
  /** Changes nothing, so that it may be made once more when the connection breaks before the answer is there. */
  readonly isRead?: true;
  /** Whether a browser may make this call through `/api/proxy`. */
  readonly proxied: boolean;
  /** Why not, where it may not. */
  readonly edgeOnly?: EdgeOnlyReason;
  /** Calls an address may make only so often, whichever way they come: codes by SMS, sign-in attempts. */
  readonly limit?: "code" | "login";
  /** Older addresses of the same call. */
  readonly aliases?: readonly `/${string}`[];
  /** Leads to a sale, and is refused while nothing can be sold. */
  readonly sells?: true;
  /** Its `campaign` is the last touch of whoever calls, as the edge knows it, whatever the caller says. */
  readonly attributed?: true;
  /** Answered to signed-in members only; others are refused with 401. */
  readonly requiresMember?: true;
  /** Largest body in bytes, where the usual 256 KiB do not do. */
  readonly maxBytes?: number;
  /** How long the edge may answer from its own memory; only for lists that are the same for everybody. */
  readonly cacheSeconds?: number;
  /**
   * Where the answer's data has HTML, as paths of wire names; `*` stands for every item of a list. What a service elsewhere
   * sends there the edge cleans before anybody sees it.
   */
  readonly html?: readonly (readonly string[])[];
  /** By Success where nothing is declared: "server responses carry Success, Data, Status, Salt". */
  readonly verdict?: Verdict;
  /** Wire names of data that may stand beside Data instead of in it. */
  readonly beside?: readonly string[];
  /** Set where an empty text takes back what was said before; in every other call it counts as not sent. */
  readonly takesEmptyText?: true;
  readonly request: Codec<Request>;
  readonly data: Codec<Data>;
}

/** How the answers of a call are read. */
export interface Read<Data> extends Pick<Call<unknown, Data>, "data"> {
  readonly verdict?: Verdict;
  readonly beside?: readonly string[];
}

/** Any call, its types forgotten. */
export interface AnyCall extends Omit<Call<unknown, unknown>, "request" | "data"> {
  readonly request: AnyCodec;
  readonly data: AnyCodec;
}

export type RequestOf<C extends AnyCall> = Decoded<C["request"]>;
export type DataOf<C extends AnyCall> = Decoded<C["data"]>;

type Reach =
  | { readonly proxied: true; readonly edgeOnly?: never }
  | { readonly proxied: false; readonly edgeOnly: EdgeOnlyReason };

export function defineCall<Request, Data>(call: Call<Request, Data> & Reach): Call<Request, Data> {
  return call;
}

/** The longest wait anybody is told of. */
export const maxWaitSeconds = 86_400;

/** What every service answers with. `data` is null whenever `success` is false. */
export interface Answer<Data> {
  readonly success: boolean;
  readonly statusCode: number;
  readonly message: string;
  readonly messages: readonly string[];
  /** Field messages of a refused request, by wire name. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** How long whoever comes too often has to wait. */
  readonly retryAfterSeconds?: number;
  readonly data: Data | null;
}

/**
 * Header of an answer that names the visitor its caller is from now on: proving a phone or a membership and leaving one
 * make a browser somebody else, and what was its own goes along.
 */
export const visitorHeader = "X-Visitor";

/** Header of a call that says what the visitor uses, as `writeDevice` of shared/device.ts writes it. */
export const deviceHeader = "X-Client-Device";

/**
 * Whether nobody has answered what was asked: the service is away, silent, broken, or says what cannot be read. It says nothing
 * of how things stand. Flow and status codes of refusals lie elsewhere.
 */
export const isUnanswered = ({ statusCode }: Pick<Answer<unknown>, "statusCode">): boolean =>
  statusCode >= statusCodes.serverError && statusCode < statusCodes.serverError + 100;

const envelope = {
  success: flag,
  statusCode: int(),
  errors: named("errors", {
    schema: v.record(v.string(), v.array(v.string())),
    encode: (value: unknown) => value,
  }),
};

const AnswerSchema = v.object({
  Success: v.nullish(envelope.success.schema),
  StatusCode: v.nullish(envelope.statusCode.schema),
  Message: v.nullish(text().schema),
  Messages: v.nullish(list(text()).schema),
  Data: v.optional(v.unknown()),
});
type Outer = v.InferOutput<typeof AnswerSchema>;

const usualCodes = { granted: statusCodes.ok, refused: statusCodes.badRequest };

interface Judged {
  readonly isGranted: boolean;
  readonly statusCode: number;
}

/** Whether an answer grants, by its verdict; undefined where that is not there. */
function judge(
  { Success, StatusCode, Data }: Outer,
  verdict: Verdict,
  httpStatus: number | undefined,
): Judged | undefined {
  if (verdict.by === "code") {
    if (StatusCode == null) return undefined;
    const grant = verdict.grants[StatusCode];
    if (grant === "data" && Data == null) return undefined;
    return { isGranted: grant !== undefined, statusCode: StatusCode };
  }
  if (Success == null) return undefined;
  if (StatusCode != null) return { isGranted: Success, statusCode: StatusCode };
  if (verdict.by === "both") return undefined;
  const { granted, refused } = verdict.codes ?? usualCodes;
  const isHttpRefusal = verdict.codes === undefined && (httpStatus ?? 0) >= statusCodes.badRequest;
  return {
    isGranted: Success,
    statusCode: Success ? granted : isHttpRefusal ? httpStatus! : refused,
  };
}

/** The data of an answer, with what may stand beside it; what stands in it counts. */
function dataOf({ Data }: Outer, wire: unknown, beside: readonly string[]): unknown {
  const around = Object(wire) as Readonly<Record<string, unknown>>;
  const found = beside.filter((name) => around[name] != null).map((name) => [name, around[name]]);
  return found.length === 0 ? (Data ?? {}) : { ...Object.fromEntries(found), ...Object(Data) };
}

/**
 * Reads an upstream answer by the field that gives its verdict. One without it, and anything that is not the declared shape,
 * is a failure the caller can show, never a throw.
 *
 * @param httpStatus of the response, which tells why something was refused where the answer itself does not
 */
export function decodeAnswer<Data>(
  { data, verdict = { by: "success" }, beside = [] }: Read<Data>,
  wire: unknown,
  httpStatus?: number,
): Answer<Data> | null {
  const outer = v.safeParse(AnswerSchema, wire);
  if (!outer.success) return null;
  const judged = judge(outer.output, verdict, httpStatus);
  if (judged === undefined) return null;
  const { Message, Messages, Data } = outer.output;
  const messages = Messages ?? (Message ? [Message] : []);
  const base = { statusCode: judged.statusCode, message: Message || (messages[0] ?? ""), messages };
  if (!judged.isGranted) {
    return { success: false, ...base, errors: fieldErrors(Data), ...waitOf(Data), data: null };
  }
  const read = v.safeParse(data.schema, dataOf(outer.output, wire, beside));
  return read.success ? { success: true, ...base, errors: {}, data: read.output } : null;
}

function fieldErrors(data: unknown): Record<string, string[]> {
  const parsed = v.safeParse(v.object({ errors: envelope.errors.schema }), data);
  return parsed.success ? parsed.output.errors : {};
}

const RefusalSchema = v.object({ RetryAfterSeconds: v.pipe(v.number(), v.integer()) });

/** How long a refused caller has to wait, when the refusal says so. */
export function waitOf(data: unknown): { readonly retryAfterSeconds?: number } {
  const parsed = v.safeParse(RefusalSchema, data);
  return parsed.success ? { retryAfterSeconds: parsed.output.RetryAfterSeconds } : {};
}

/** Writes an answer as the wire knows it; the broker's only way to answer. A key's Salt also stands beside the data. */
export function encodeAnswer<Data>(data: Codec<Data>, answer: Answer<Data>): unknown {
  const { errors, retryAfterSeconds } = answer;
  const details = {
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
    ...(retryAfterSeconds === undefined ? {} : { RetryAfterSeconds: retryAfterSeconds }),
  };
  const refused = Object.keys(details).length > 0 ? details : null;
  const encoded = answer.data === null ? refused : (data.encode(answer.data) as object);
  return {
    Success: answer.success,
    StatusCode: answer.statusCode,
    Status: answer.success,
    Message: answer.message,
    Messages: answer.messages,
    Data: encoded,
    ...(encoded !== null && "Salt" in encoded ? { Salt: encoded.Salt } : {}),
  };
}
