import type { AnyCall } from "#shared/calls/call.ts";
import type { EdgeBindings } from "./env.ts";

const bindingOf = { code: "CODE_LIMIT", login: "LOGIN_LIMIT" } as const;

/** Whether an address may make this call now; calls without a declared limit always pass. */
export async function isWithinLimit(
  bindings: EdgeBindings,
  call: Pick<AnyCall, "limit">,
  clientIp: string,
): Promise<boolean> {
  if (call.limit === undefined) return true;
  const { success } = await bindings[bindingOf[call.limit]].limit({ key: clientIp });
  return success;
}
