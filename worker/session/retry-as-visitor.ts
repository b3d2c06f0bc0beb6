import type { AnyCall } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import type { EdgeMember } from "./member-session.ts";

/**
 * Makes a call with the member's credentials where it takes them. When the back office no longer knows their session
 * (401), the browser is signed out and the call is made once more as a visitor's, unless it is for members only.
 */
export async function retryAsVisitor<Reply>(
  call: Pick<AnyCall, "credentials" | "requiresMember">,
  member: EdgeMember,
  send: () => Promise<Reply>,
  statusOf: (reply: Reply) => number,
): Promise<Reply> {
  const usesMember = call.credentials === "member" && member.isSignedIn;
  const reply = await send();
  if (!usesMember || statusOf(reply) !== statusCodes.unauthorized) return reply;
  member.end();
  return call.requiresMember ? reply : send();
}
