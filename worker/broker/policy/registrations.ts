import { calls } from "#shared/calls/registry.ts";
import { statusCodes } from "#shared/codes.ts";
import { register } from "../api/handler.ts";
import { answerChangeContact, answerRequestContactCode } from "./change-contact.ts";
import { answerConfirmChange, answerGetChange, answerPrepareChange } from "./change-policy.ts";
import { answerPayChange } from "./pay-change.ts";
import { answerGetCancellation } from "./get-cancellation.ts";
import { answerGetEndorsement } from "./get-endorsement.ts";
import { answerGetPolicy } from "./get-policy.ts";
import { answerConfirmPolicyAccess, answerRequestPolicyAccess } from "./policy-access.ts";
import {
  answerAmendCancellation,
  answerConfirmCancellation,
  answerPrepareCancellation,
} from "./leave-policy.ts";

/** Calls about an issued policy, and who answers each. */
export const policyRegistrations = {
  requestPolicyAccess: register(calls.requestPolicyAccess, answerRequestPolicyAccess),
  confirmPolicyAccess: register(
    calls.confirmPolicyAccess,
    answerConfirmPolicyAccess,
    statusCodes.changeSuccess,
  ),
  requestContactCode: register(calls.requestContactCode, answerRequestContactCode),
  changeContact: register(calls.changeContact, answerChangeContact, statusCodes.changeSuccess),
  getChange: register(calls.getChange, answerGetChange),
  prepareChange: register(calls.prepareChange, answerPrepareChange),
  confirmChange: register(calls.confirmChange, answerConfirmChange, statusCodes.changeSuccess),
  payChange: register(calls.payChange, answerPayChange),
  getEndorsement: register(calls.getEndorsement, answerGetEndorsement),
  getPolicy: register(calls.getPolicy, answerGetPolicy),
  getCancellation: register(calls.getCancellation, answerGetCancellation),
  prepareCancellation: register(calls.prepareCancellation, answerPrepareCancellation),
  confirmCancellation: register(
    calls.confirmCancellation,
    answerConfirmCancellation,
    statusCodes.changeSuccess,
  ),
  amendCancellation: register(
    calls.amendCancellation,
    answerAmendCancellation,
    statusCodes.changeSuccess,
  ),
};
