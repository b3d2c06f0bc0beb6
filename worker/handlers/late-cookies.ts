import type { Context } from "hono";
import * as v from "valibot";
import { SessionStateSchema } from "#shared/page-request.ts";
import { endpoints, href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";

const purpose = "late";
const query = "y";
/** From the end of an answer to the request that it makes the browser send. */
const validSeconds = 60;

const LateSchema = v.object({
  /** Whose browser it is, as it was when the form was sent. */
  of: v.string(),
  visitor: v.string(),
  session: v.optional(SessionStateSchema),
  member: v.optional(v.object({ token: v.string(), source: v.string() })),
  isEnded: v.boolean(),
  to: v.optional(v.string()),
});
type Late = v.InferOutput<typeof LateSchema>;

/**
 * What a form has changed of a browser after its answer had begun, which can set no cookie any more: an address, for this
 * browser and a minute, that sets them. Call it before the form is worked on; it yields undefined where nothing is left to do.
 *
 * @returns makes the address, which leads on `to` where that is given
 */
export function lateCookies(context: Context<EdgeContext>) {
  const of = context.get("visitor").id;
  return async (to?: string): Promise<string | undefined> => {
    const [visitor, session, member] = [
      context.get("visitor"),
      context.get("session"),
      context.get("member"),
    ];
    const isSame = visitor.id === of && !session.isChanged && member.change === "none";
    if (isSame) return to;
    const late: Late = {
      of,
      visitor: visitor.id,
      ...(session.isChanged ? { session: session.state } : {}),
      ...(member.change === "signed-in" && member.credentials
        ? { member: member.credentials }
        : {}),
      isEnded: member.change === "signed-out" || member.change === "ended",
      ...(to === undefined ? {} : { to }),
    };
    const sealed = await context.get("deps").sessions.seal(purpose, late, validSeconds);
    return `${endpoints.lateCookies}?${new URLSearchParams({ [query]: sealed })}`;
  };
}

/** Answers that address, to the browser it was made for. */
export async function setLateCookies(context: Context<EdgeContext>): Promise<Response> {
  const sealed = context.req.query(query) ?? "";
  const late = await context.get("deps").sessions.open(purpose, sealed, LateSchema);
  const visitor = context.get("visitor");
  if (late === undefined || late.of !== visitor.id) return context.redirect(href("home"), 302);
  const member = context.get("member");
  if (late.isEnded) member.end();
  if (late.member !== undefined) {
    const { user } = late.session ?? context.get("session").state;
    member.signIn(late.member, user ?? { name: "", surname: "" });
  }
  if (late.session !== undefined) context.get("session").update(late.session);
  visitor.become(late.visitor);
  return late.to === undefined ? context.body(null, 204) : context.redirect(late.to, 302);
}
