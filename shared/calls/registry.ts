import { quoteCalls } from "#shared/lines/registry.ts";
import type { AnyCall, Service } from "./call.ts";
import { addRequest } from "./add-request.ts";
import { changePassword } from "./change-password.ts";
import { changeTerms } from "./change-terms.ts";
import { checkContracts } from "./check-contracts.ts";
import { checkIdentity } from "./check-identity.ts";
import { checkKeys } from "./check-keys.ts";
import { checkSession } from "./check-session.ts";
import { comparePackages } from "./compare-packages.ts";
import { confirmCode } from "./confirm-code.ts";
import { confirmQuoteAccess } from "./confirm-quote-access.ts";
import { deleteAccount } from "./delete-account.ts";
import { deleteAsset } from "./delete-asset.ts";
import { describeAddress } from "./describe-address.ts";
import { endSession } from "./end-session.ts";
import { exportData } from "./export-data.ts";
import { filterQuotes } from "./filter-quotes.ts";
import { findQuote } from "./find-quote.ts";
import { finishPayment } from "./finish-payment.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getClientInfo } from "./get-client-info.ts";
import { getDraft } from "./get-draft.ts";
import { getActivity } from "./get-activity.ts";
import { getFirms } from "./get-firms.ts";
import { getList } from "./get-list.ts";
import { getOwnIdentity } from "./get-own-identity.ts";
import { getIndex } from "./get-index.ts";
import { getPage } from "./get-page.ts";
import { getPdf } from "./get-pdf.ts";
import { getRequestFile } from "./get-request-file.ts";
import { getSales } from "./get-sales.ts";
import { getUserClaims } from "./get-user-claims.ts";
import { listAssets } from "./list-assets.ts";
import { listBuildings } from "./list-buildings.ts";
import { listContactMessages } from "./list-contact-messages.ts";
import { listCities } from "./list-cities.ts";
import { listConsents } from "./list-consents.ts";
import { listCounties } from "./list-counties.ts";
import { listCountries } from "./list-countries.ts";
import { listFaqPosts } from "./list-faq-posts.ts";
import { listFirms } from "./list-firms.ts";
import { listNeighborhoods } from "./list-neighborhoods.ts";
import { listOffers } from "./list-offers.ts";
import { listPetBreeds } from "./list-pet-breeds.ts";
import { listPhoneBrands } from "./list-phone-brands.ts";
import { listPhoneModels } from "./list-phone-models.ts";
import { listRequestStatuses } from "./list-request-statuses.ts";
import { listRequestTypes } from "./list-request-types.ts";
import { listRequests } from "./list-requests.ts";
import { listSessions } from "./list-sessions.ts";
import { listSliders } from "./list-sliders.ts";
import { listStreets } from "./list-streets.ts";
import { listTowns } from "./list-towns.ts";
import { listUavtCodes } from "./list-uavt-codes.ts";
import { listVehicleBrands } from "./list-vehicle-brands.ts";
import { listVehicleTypes } from "./list-vehicle-types.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { orderStatus } from "./order-status.ts";
import { paymentDetail } from "./payment-detail.ts";
import { queryHome } from "./query-home.ts";
import { queryUavt } from "./query-uavt.ts";
import { queryVehicle } from "./query-vehicle.ts";
import { register } from "./register.ts";
import { replyToRequest } from "./reply-to-request.ts";
import { requestCallBack } from "./request-call-back.ts";
import { requestCode } from "./request-code.ts";
import { requestKey } from "./request-key.ts";
import { requestQuoteAccess } from "./request-quote-access.ts";
import { resendMessages } from "./resend-messages.ts";
import { reviewOffer } from "./review-offer.ts";
import { saveAsset } from "./save-asset.ts";
import { saveDraft } from "./save-draft.ts";
import { searchAddresses } from "./search-addresses.ts";
import { searchSite } from "./search-site.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { sendCorrection } from "./send-correction.ts";
import { sendQuoteLink } from "./send-quote-link.ts";
import { setReminder } from "./set-reminder.ts";
import { offerAuthenticator } from "./offer-authenticator.ts";
import { setMfa } from "./set-mfa.ts";
import { startPurchase } from "./start-purchase.ts";
import { textQuoteLink } from "./text-quote-link.ts";
import { updateConsents } from "./update-consents.ts";
import { updateCustomer } from "./update-customer.ts";
import { updateVehicle } from "./update-vehicle.ts";
import { useOwnProof } from "./use-own-proof.ts";
import { viewRequest } from "./view-request.ts";

/** Every declared upstream call. What is not here does not exist: not for the proxy, not for the broker. */
export const calls = {
  ...quoteCalls,
  addRequest,
  changePassword,
  changeTerms,
  checkContracts,
  checkIdentity,
  checkKeys,
  checkSession,
  comparePackages,
  confirmCode,
  confirmQuoteAccess,
  deleteAccount,
  deleteAsset,
  describeAddress,
  endSession,
  exportData,
  filterQuotes,
  findQuote,
  finishPayment,
  forgotPassword,
  getClientInfo,
  getDraft,
  getActivity,
  getFirms,
  getList,
  getOwnIdentity,
  getIndex,
  getPage,
  getPdf,
  getRequestFile,
  getSales,
  getUserClaims,
  listAssets,
  listBuildings,
  listCities,
  listConsents,
  listContactMessages,
  listCounties,
  listCountries,
  listFaqPosts,
  listFirms,
  listNeighborhoods,
  listOffers,
  listPetBreeds,
  listPhoneBrands,
  listPhoneModels,
  listRequests,
  listRequestStatuses,
  listRequestTypes,
  listSessions,
  listSliders,
  listStreets,
  listTowns,
  listUavtCodes,
  listVehicleBrands,
  listVehicleTypes,
  login,
  logout,
  orderStatus,
  paymentDetail,
  queryHome,
  queryUavt,
  queryVehicle,
  register,
  replyToRequest,
  requestCallBack,
  requestCode,
  requestKey,
  requestQuoteAccess,
  resendMessages,
  reviewOffer,
  saveAsset,
  saveDraft,
  searchAddresses,
  searchSite,
  sendContactMessage,
  sendCorrection,
  sendQuoteLink,
  offerAuthenticator,
  setMfa,
  setReminder,
  startPurchase,
  textQuoteLink,
  updateConsents,
  updateCustomer,
  updateVehicle,
  useOwnProof,
  viewRequest,
} as const satisfies Record<string, AnyCall>;

export type CallId = keyof typeof calls;

/** Whether a call answers at a path, its own or an older one. Exact match: no prefix, no pattern. */
export const answersAt = (call: Pick<AnyCall, "path" | "aliases">, path: string): boolean =>
  call.path === path || (call.aliases ?? []).some((alias) => alias === path);

/** The declared call a service answers at a path, if any. */
export function findCall(service: Service, path: string): AnyCall | undefined {
  return Object.values<AnyCall>(calls).find(
    (call) => call.service === service && answersAt(call, path),
  );
}
