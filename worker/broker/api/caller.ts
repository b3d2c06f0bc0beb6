import * as v from "valibot";
import { fromPlace, siteId } from "#shared/constants.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isSameText } from "../crypto/hmac.ts";
import type { Failure } from "./failure.ts";
import type { SignedInMember } from "./handler.ts";
import type { ApiServices } from "./services.ts";
import type { AnyCall } from "#shared/calls/call.ts";

const usualMaxBytes = 256 * 1024;

type Fields = Record<string, unknown>;
const FieldsSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** The fields of a request: its query for GET, otherwise its body in the call's own encoding, at most 256 KiB unless the call says more. */
export async function readFields(
  call: AnyCall,
  request: Request,
): Promise<Result<Fields, Failure>> {
  if (call.method === "GET") return ok(Object.fromEntries(new URL(request.url).searchParams));
  const text = await readText(request, call.maxBytes ?? usualMaxBytes);
  if (!text.ok) return text;
  if (call.encoding === "form") return ok(Object.fromEntries(new URLSearchParams(text.value)));
  const fields = v.safeParse(FieldsSchema, text.value);
  return fields.success ? ok(fields.output) : err({ kind: "bad-body" });
}

/** Stops reading at the limit, whatever the length header says. */
async function readText(request: Request, maxBytes: number): Promise<Result<string, Failure>> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return err({ kind: "too-large" });
    text += decoder.decode(chunk, { stream: true });
  }
  return ok(text + decoder.decode());
}

const CallerSchema = v.object({ visitor: v.pipe(v.string(), v.uuid()) });

/** Fields every call but the stream carries beside its own. */
const BaseFieldsSchema = v.object({
  visitor: v.string(),
  FromPlace: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.literal(fromPlace)),
  AccessToken: v.string(),
  Source: v.string(),
});

type Known = Result<{ readonly visitor: string }, Failure>;

/** What a caller shows: the token, and the member whose session it is. The site's own token is nobody's. */
export interface Credentials {
  readonly token: string;
  readonly member: SignedInMember | undefined;
}

/** Whose token the headers carry; undefined when they are not those of our site or the session is over. */
export async function readCredentials(
  headers: Headers,
  { env, store, blindIndex, now }: ApiServices,
): Promise<Credentials | undefined> {
  const { vars, site } = env;
  const isOurs =
    headers.get("SiteId") === String(siteId) && headers.get("Source") === site.brandSlug;
  const token = (headers.get("Authorization") ?? "").replace(/^Bearer /, "");
  if (!isOurs || token === "") return undefined;
  // Compared in constant time.
  if (isSameText(token, vars.SITE_ACCESS_TOKEN)) return { token, member: undefined };
  const sessionIndex = await blindIndex.of("session", token);
  const session = await store.sessions.touch(sessionIndex, now());
  if (session === undefined) return undefined;
  const { memberId, isOneTime } = session;
  return { token, member: { memberId, sessionIndex, isOneTime } };
}

/** Reads who calls from a body or query. */
export function readCaller(fields: unknown, accessToken: string): Known {
  const base = v.safeParse(BaseFieldsSchema, fields);
  if (!base.success) return err({ kind: "bad-caller" });
  if (!isSameText(base.output.AccessToken, accessToken)) return err({ kind: "unauthorised" });
  return readVisitor(fields);
}

/** The stream's query carries the visitor alone. */
export function readVisitor(fields: unknown): Known {
  const caller = v.safeParse(CallerSchema, fields);
  return caller.success ? ok(caller.output) : err({ kind: "bad-caller" });
}
