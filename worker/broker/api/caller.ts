import * as v from "valibot";
import { fromPlace, siteId } from "#shared/site.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isSameText } from "../crypto/hmac.ts";
import type { Failure } from "./failure.ts";

const CallerSchema = v.object({ visitor: v.pipe(v.string(), v.uuid()) });

/** Fields every call but the stream carries beside its own. */
const BaseFieldsSchema = v.object({
  visitor: v.string(),
  FromPlace: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.literal(fromPlace)),
  AccessToken: v.string(),
  Source: v.string(),
});

type Known = Result<{ readonly visitor: string }, Failure>;

/** Whether the headers are those of our site: token, site id and source. The token is compared in constant time. */
export function isAuthorised(headers: Headers, accessToken: string, source: string): boolean {
  const hasToken = isSameText(headers.get("Authorization") ?? "", `Bearer ${accessToken}`);
  return hasToken && headers.get("SiteId") === String(siteId) && headers.get("Source") === source;
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
