import { quoteCalls } from "#shared/lines/registry.ts";
import type { AnyCall, Service } from "./call.ts";
import { addRequest } from "./support/add-request.ts";
import { changePassword } from "./member/change-password.ts";
import { changeTerms } from "./quote/change-terms.ts";
import { checkContracts } from "./account/check-contracts.ts";
import { checkIdentity } from "./verification/check-identity.ts";
import { checkKeys } from "./housekeeping/check-keys.ts";
import { checkSession } from "./account/check-session.ts";
import { comparePackages } from "./quote/compare-packages.ts";
import { confirmCode } from "./member/confirm-code.ts";
import { confirmQuoteAccess } from "./quote/confirm-quote-access.ts";
import { deleteAccount } from "./account/delete-account.ts";
import { deleteAsset } from "./account/delete-asset.ts";
import { describeAddress } from "./reference/describe-address.ts";
import { endSession } from "./account/end-session.ts";
import { exportData } from "./account/export-data.ts";
import { filterQuotes } from "./account/filter-quotes.ts";
import { findQuote } from "./quote/find-quote.ts";
import { countLanding } from "./campaign/count-landing.ts";
import { finishPayment } from "./order/finish-payment.ts";
import { forgotPassword } from "./member/forgot-password.ts";
import { getClientInfo } from "./reference/get-client-info.ts";
import { getDraft } from "./quote/get-draft.ts";
import { getActivity } from "./quote/get-activity.ts";
import { getFirms } from "./reference/get-firms.ts";
import { getList } from "./reference/get-list.ts";
import { getOwnIdentity } from "./member/get-own-identity.ts";
import { getIndex } from "./reference/get-index.ts";
import { getPage } from "./reference/get-page.ts";
import { getPdf } from "./order/get-pdf.ts";
import { amendCancellation } from "./policy/amend-cancellation.ts";
import { confirmChange } from "./policy/confirm-change.ts";
import { getChange } from "./policy/get-change.ts";
import { payChange } from "./policy/pay-change.ts";
import { prepareChange } from "./policy/prepare-change.ts";
import { changeContact } from "./policy/change-contact.ts";
import { requestContactCode } from "./policy/request-contact-code.ts";
import { confirmCancellation } from "./policy/confirm-cancellation.ts";
import { getCancellation } from "./policy/get-cancellation.ts";
import { prepareCancellation } from "./policy/prepare-cancellation.ts";
import { requestPolicyAccess } from "./policy/request-policy-access.ts";
import { confirmPolicyAccess } from "./policy/confirm-policy-access.ts";
import { getEndorsement } from "./policy/get-endorsement.ts";
import { getPolicy } from "./policy/get-policy.ts";
import { getRequestFile } from "./support/get-request-file.ts";
import { getSales } from "./housekeeping/get-sales.ts";
import { getUserClaims } from "./member/get-user-claims.ts";
import { listAssets } from "./account/list-assets.ts";
import { listBuildings } from "./reference/list-buildings.ts";
import { listContactMessages } from "./support/list-contact-messages.ts";
import { listCities } from "./reference/list-cities.ts";
import { listConsents } from "./account/list-consents.ts";
import { listCounties } from "./reference/list-counties.ts";
import { listCountries } from "./reference/list-countries.ts";
import { listFaqPosts } from "./reference/list-faq-posts.ts";
import { listFirms } from "./reference/list-firms.ts";
import { listNeighborhoods } from "./reference/list-neighborhoods.ts";
import { listOffers } from "./quote/list-offers.ts";
import { listPetBreeds } from "./reference/list-pet-breeds.ts";
import { listPhoneBrands } from "./reference/list-phone-brands.ts";
import { listPhoneModels } from "./reference/list-phone-models.ts";
import { listRequestStatuses } from "./support/list-request-statuses.ts";
import { listRequestTypes } from "./support/list-request-types.ts";
import { listRequests } from "./support/list-requests.ts";
import { listSessions } from "./account/list-sessions.ts";
import { listSliders } from "./reference/list-sliders.ts";
import { listStreets } from "./reference/list-streets.ts";
import { listTowns } from "./reference/list-towns.ts";
import { listUavtCodes } from "./reference/list-uavt-codes.ts";
import { listVehicleBrands } from "./reference/list-vehicle-brands.ts";
import { listVehicleTypes } from "./reference/list-vehicle-types.ts";
import { login } from "./member/login.ts";
import { logout } from "./member/logout.ts";
import { namePolicyholder } from "./order/name-policyholder.ts";
import { orderStatus } from "./order/order-status.ts";
import { paymentDetail } from "./order/payment-detail.ts";
import { queryHome } from "./assets/query-home.ts";
import { queryUavt } from "./reference/query-uavt.ts";
import { queryVehicle } from "./assets/query-vehicle.ts";
import { register } from "./member/register.ts";
import { replyToRequest } from "./support/reply-to-request.ts";
import { requestCallBack } from "./support/request-call-back.ts";
import { requestCode } from "./verification/request-code.ts";
import { requestKey } from "./member/request-key.ts";
import { requestQuoteAccess } from "./quote/request-quote-access.ts";
import { resendMessages } from "./order/resend-messages.ts";
import { getSoldDocuments } from "./order/get-sold-documents.ts";
import { getDocuments } from "./quote/get-documents.ts";
import { reviewOffer } from "./quote/review-offer.ts";
import { saveAsset } from "./account/save-asset.ts";
import { saveDraft } from "./quote/save-draft.ts";
import { searchAddresses } from "./reference/search-addresses.ts";
import { searchSite } from "./reference/search-site.ts";
import { printTool } from "./reference/print-tool.ts";
import { useTool } from "./reference/use-tool.ts";
import { sendContactMessage } from "./support/send-contact-message.ts";
import { sendCorrection } from "./quote/send-correction.ts";
import { sendQuoteLink } from "./quote/send-quote-link.ts";
import { getWithdrawal } from "./quote/get-withdrawal.ts";
import { withdraw } from "./quote/withdraw.ts";
import { setReminder } from "./quote/set-reminder.ts";
import { offerAuthenticator } from "./member/offer-authenticator.ts";
import { setMfa } from "./member/set-mfa.ts";
import { startPurchase } from "./order/start-purchase.ts";
import { textQuoteLink } from "./quote/text-quote-link.ts";
import { updateConsents } from "./account/update-consents.ts";
import { updateCustomer } from "./account/update-customer.ts";
import { updateVehicle } from "./assets/update-vehicle.ts";
import { useOwnProof } from "./verification/use-own-proof.ts";
import { viewRequest } from "./support/view-request.ts";

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
  countLanding,
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
  getPolicy,
  getEndorsement,
  requestPolicyAccess,
  confirmPolicyAccess,
  getCancellation,
  prepareCancellation,
  confirmCancellation,
  amendCancellation,
  requestContactCode,
  changeContact,
  getChange,
  prepareChange,
  confirmChange,
  payChange,
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
  namePolicyholder,
  orderStatus,
  paymentDetail,
  printTool,
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
  getDocuments,
  getSoldDocuments,
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
  getWithdrawal,
  withdraw,
  startPurchase,
  textQuoteLink,
  updateConsents,
  updateCustomer,
  updateVehicle,
  useOwnProof,
  useTool,
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
