import type { RequestOf } from "#worker/broker/lines/request.ts";
import { anyRequest, plainRequest } from "../trafik/request.ts";

const bought = ({
  history: { previousPolicyEnd: _sellers, ...history },
  ...request
}: RequestOf<"trafik">): RequestOf<"ikincieltrafik"> => ({
  ...request,
  productId: "ikincieltrafik",
  history,
});

/** A used vehicle that every insurer likes, and any other. */
export const plainUsedRequest = bought(plainRequest);
export const anyUsedRequest = anyRequest.map(bought);
