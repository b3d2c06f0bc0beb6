import { isLineId } from "#shared/lines/registry.ts";
import type { CertificateOf } from "../lines/certificate.ts";
import { ratings } from "../lines/quote-line.ts";
import type { QuoteRequest } from "../lines/request.ts";

/** What a policy of this request is certified with; undefined where it is not. */
export function certificateOf(request: QuoteRequest): CertificateOf<QuoteRequest> | undefined {
  const { certificate } = ratings[request.productId];
  // The certificate is that of the request's own line.
  const known = certificate as unknown as CertificateOf<QuoteRequest> | undefined;
  return known?.isFor(request) === true ? known : undefined;
}

/** Whether some policies of a line are. */
export const hasCertificates = (productId: string): boolean =>
  isLineId(productId) && ratings[productId].certificate !== undefined;
