import { getClientInfo } from "./calls/reference/get-client-info.ts";
import type { Api } from "./page-request.ts";

/**
 * Whether a back office that says it knows no such thing knows anything at all. One that answers whatever it is asked by
 * "not found" denies nobody's quote.
 */
export async function isAnswering(api: Pick<Api, "call">): Promise<boolean> {
  const { data } = await api.call(getClientInfo, {});
  return data !== null;
}
