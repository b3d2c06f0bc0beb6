import { answerCountLanding } from "./campaign/count-landing.ts";
import { answerResendMessages } from "./order/resend-messages.ts";
import { answerCheckKeys, answerGetSales } from "./housekeeping/check-keys.ts";
import type { Service } from "#shared/calls/call.ts";
import { answersAt, calls } from "#shared/calls/registry.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { memberRegistrations } from "./member/registrations.ts";
import { answerChangeTerms } from "./quote/asking/change-terms.ts";
import { answerCheckIdentity } from "./verification/check-identity.ts";
import { answerComparePackages } from "./quote/compare-packages.ts";
import { answerConfirmCode } from "./member/confirm-code.ts";
import { answerUseOwnProof } from "./verification/own-proof.ts";
import { quoteRegistrations } from "./quote/asking/create-quote.ts";
import { answerGetDraft, answerSaveDraft } from "./quote/drafts.ts";
import { answerFindQuote } from "./quote/find-quote.ts";
import { answerFinishPayment } from "./policy/finish-payment.ts";
import { answerGetPdf } from "./order/get-pdf.ts";
import { policyRegistrations } from "./policy/registrations.ts";
import type { Registration } from "./api/handler.ts";
import { register } from "./api/handler.ts";
import { answerGetActivity } from "./quote/get-activity.ts";
import { answerListOffers } from "./quote/list-offers.ts";
import {
  answerGetList,
  answerListCities,
  answerListCounties,
  answerListFirms,
  answerListVehicleBrands,
  answerListVehicleTypes,
} from "./reference/vehicle-lists.ts";
import { accountRegistrations } from "./account/registrations.ts";
import { answerNamePolicyholder } from "./order/name-policyholder.ts";
import { answerOrderStatus } from "./order/order-status.ts";
import { answerGetPage } from "./reference/get-page.ts";
import { answerPaymentDetail } from "./order/payment-detail.ts";
import { answerQueryVehicle } from "./assets/vehicle/query-vehicle.ts";
import { answerConfirmQuoteAccess, answerRequestQuoteAccess } from "./quote/quote-access.ts";
import { answerRequestCallBack } from "./support/request-call-back.ts";
import { answerRequestCode } from "./verification/request-code.ts";
import { referenceRegistrations } from "./reference/registrations.ts";
import { answerGetSoldDocuments } from "./order/documents/get-sold-documents.ts";
import { answerGetDocuments } from "./order/documents/get-documents.ts";
import { answerReviewOffer } from "./order/review-offer.ts";
import { answerSendContactMessage } from "./support/send-contact-message.ts";
import { answerSendCorrection } from "./quote/send-correction.ts";
import { answerSendQuoteLink } from "./quote/send-quote-link.ts";
import { answerGetWithdrawal, answerWithdraw } from "./reminder/withdrawal.ts";
import { answerSetReminder } from "./reminder/set-reminder.ts";
import { answerStartPurchase } from "./order/start-purchase.ts";
import { answerTextQuoteLink } from "./quote/text-quote-link.ts";
import { supportRegistrations } from "./support/registrations.ts";
import type { Services } from "./services.ts";

/** Every declared call and who answers it; the type makes a forgotten one an error. */
export const registrations: Readonly<Record<keyof typeof calls, Registration<Services>>> = {
  ...quoteRegistrations,
  ...accountRegistrations,
  ...memberRegistrations,
  ...referenceRegistrations,
  ...supportRegistrations,
  ...policyRegistrations,
  changeTerms: register(calls.changeTerms, answerChangeTerms, flowCodes.success),
  checkIdentity: register(calls.checkIdentity, answerCheckIdentity, flowCodes.success),
  checkKeys: register(calls.checkKeys, answerCheckKeys),
  comparePackages: register(calls.comparePackages, answerComparePackages),
  confirmCode: register(calls.confirmCode, answerConfirmCode, statusCodes.changeSuccess),
  useOwnProof: register(calls.useOwnProof, answerUseOwnProof),
  confirmQuoteAccess: register(
    calls.confirmQuoteAccess,
    answerConfirmQuoteAccess,
    statusCodes.changeSuccess,
  ),
  countLanding: register(calls.countLanding, answerCountLanding),
  findQuote: register(calls.findQuote, answerFindQuote),
  finishPayment: register(calls.finishPayment, answerFinishPayment),
  getDraft: register(calls.getDraft, answerGetDraft),
  getList: register(calls.getList, answerGetList),
  getPage: register(calls.getPage, answerGetPage),
  getPdf: register(calls.getPdf, answerGetPdf),
  getWithdrawal: register(calls.getWithdrawal, answerGetWithdrawal),
  listCities: register(calls.listCities, answerListCities),
  listCounties: register(calls.listCounties, answerListCounties),
  listFirms: register(calls.listFirms, answerListFirms),
  getSales: register(calls.getSales, answerGetSales),
  getActivity: register(calls.getActivity, answerGetActivity),
  listOffers: register(calls.listOffers, answerListOffers),
  listVehicleBrands: register(calls.listVehicleBrands, answerListVehicleBrands),
  listVehicleTypes: register(calls.listVehicleTypes, answerListVehicleTypes),
  namePolicyholder: register(calls.namePolicyholder, answerNamePolicyholder),
  orderStatus: register(calls.orderStatus, answerOrderStatus),
  paymentDetail: register(calls.paymentDetail, answerPaymentDetail),
  queryVehicle: register(calls.queryVehicle, answerQueryVehicle),
  getDocuments: register(calls.getDocuments, answerGetDocuments),
  getSoldDocuments: register(calls.getSoldDocuments, answerGetSoldDocuments),
  requestCallBack: register(calls.requestCallBack, answerRequestCallBack),
  requestCode: register(calls.requestCode, answerRequestCode),
  requestQuoteAccess: register(calls.requestQuoteAccess, answerRequestQuoteAccess),
  resendMessages: register(calls.resendMessages, answerResendMessages),
  reviewOffer: register(calls.reviewOffer, answerReviewOffer),
  saveDraft: register(calls.saveDraft, answerSaveDraft),
  sendContactMessage: register(calls.sendContactMessage, answerSendContactMessage),
  sendCorrection: register(calls.sendCorrection, answerSendCorrection, statusCodes.changeSuccess),
  sendQuoteLink: register(calls.sendQuoteLink, answerSendQuoteLink),
  setReminder: register(calls.setReminder, answerSetReminder),
  startPurchase: register(calls.startPurchase, answerStartPurchase),
  textQuoteLink: register(calls.textQuoteLink, answerTextQuoteLink),
  withdraw: register(calls.withdraw, answerWithdraw, statusCodes.changeSuccess),
};

/** Both variants of payment are answered alike. */
const declaredService = (service: Service): Service =>
  service === "paymentV2" ? "payment" : service;

/** Who answers a service's path; exact match. */
export function findRegistration(
  service: Service,
  method: string,
  path: string,
): Registration<Services> | undefined {
  return Object.values(registrations).find(
    ({ call }) =>
      call.service === declaredService(service) && call.method === method && answersAt(call, path),
  );
}
