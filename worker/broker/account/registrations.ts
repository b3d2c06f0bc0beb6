import { calls } from "#shared/calls/registry.ts";
import { register } from "../api/handler.ts";
import { answerDeleteAsset, answerListAssets, answerSaveAsset } from "./assets.ts";
import { answerCheckContracts, answerListConsents, answerUpdateConsents } from "./consents.ts";
import { answerDeleteAccount } from "./delete-account.ts";
import { answerExportData } from "./export-data.ts";
import { answerFilterQuotes } from "./filter-quotes.ts";
import { answerCheckSession, answerEndSession, answerListSessions } from "./sessions.ts";
import { answerUpdateCustomer } from "./update-customer.ts";

/** A member's own data. */
export const accountRegistrations = {
  checkContracts: register(calls.checkContracts, answerCheckContracts),
  checkSession: register(calls.checkSession, answerCheckSession),
  deleteAccount: register(calls.deleteAccount, answerDeleteAccount),
  deleteAsset: register(calls.deleteAsset, answerDeleteAsset),
  endSession: register(calls.endSession, answerEndSession),
  exportData: register(calls.exportData, answerExportData),
  filterQuotes: register(calls.filterQuotes, answerFilterQuotes),
  listAssets: register(calls.listAssets, answerListAssets),
  listConsents: register(calls.listConsents, answerListConsents),
  listSessions: register(calls.listSessions, answerListSessions),
  saveAsset: register(calls.saveAsset, answerSaveAsset),
  updateConsents: register(calls.updateConsents, answerUpdateConsents),
  updateCustomer: register(calls.updateCustomer, answerUpdateCustomer),
} as const;
