import type { AnyCall, Service } from "./call.ts";
import { checkIdentity } from "./check-identity.ts";
import { comparePackages } from "./compare-packages.ts";
import { confirmCode } from "./confirm-code.ts";
import { confirmQuoteAccess } from "./confirm-quote-access.ts";
import { createTrafficQuote } from "./create-traffic-quote.ts";
import { finishPayment } from "./finish-payment.ts";
import { getDraft } from "./get-draft.ts";
import { getList } from "./get-list.ts";
import { getPage } from "./get-page.ts";
import { getPdf } from "./get-pdf.ts";
import { listCities } from "./list-cities.ts";
import { listCounties } from "./list-counties.ts";
import { listFirms } from "./list-firms.ts";
import { listOffers } from "./list-offers.ts";
import { listVehicleBrands } from "./list-vehicle-brands.ts";
import { listVehicleTypes } from "./list-vehicle-types.ts";
import { orderStatus } from "./order-status.ts";
import { paymentDetail } from "./payment-detail.ts";
import { queryVehicle } from "./query-vehicle.ts";
import { requestCode } from "./request-code.ts";
import { requestQuoteAccess } from "./request-quote-access.ts";
import { reviewOffer } from "./review-offer.ts";
import { saveDraft } from "./save-draft.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { sendQuoteLink } from "./send-quote-link.ts";
import { startPurchase } from "./start-purchase.ts";

/** Every declared upstream call. What is not here does not exist: not for the proxy, not for the broker. */
export const calls = {
  checkIdentity,
  comparePackages,
  confirmCode,
  confirmQuoteAccess,
  createTrafficQuote,
  finishPayment,
  getDraft,
  getList,
  getPage,
  getPdf,
  listCities,
  listCounties,
  listFirms,
  listOffers,
  listVehicleBrands,
  listVehicleTypes,
  orderStatus,
  paymentDetail,
  queryVehicle,
  requestCode,
  requestQuoteAccess,
  reviewOffer,
  saveDraft,
  sendContactMessage,
  sendQuoteLink,
  startPurchase,
} as const satisfies Record<string, AnyCall>;

export type CallId = keyof typeof calls;

/** The declared call a service answers at a path, if any. Exact match: no prefix, no pattern. */
export function findCall(service: Service, path: string): AnyCall | undefined {
  return Object.values<AnyCall>(calls).find(
    (call) => call.service === service && call.path === path,
  );
}
