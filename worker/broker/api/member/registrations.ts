import { calls } from "#shared/calls/registry.ts";
import { register } from "../handler.ts";
import { answerDeleteAsset, answerListAssets, answerSaveAsset } from "./assets.ts";
import { answerCheckContracts, answerListConsents, answerUpdateConsents } from "./consents.ts";
import { answerDeleteAccount } from "./delete-account.ts";
import { answerExportData } from "./export-data.ts";
import { answerFilterQuotes } from "./filter-quotes.ts";
import { answerUpdateCustomer } from "./update-customer.ts";

/** A member's own data. */
export const memberRegistrations = {
  checkContracts: register(calls.checkContracts, answerCheckContracts),
  deleteAccount: register(calls.deleteAccount, answerDeleteAccount),
  deleteAsset: register(calls.deleteAsset, answerDeleteAsset),
  exportData: register(calls.exportData, answerExportData),
  filterQuotes: register(calls.filterQuotes, answerFilterQuotes),
  listAssets: register(calls.listAssets, answerListAssets),
  listConsents: register(calls.listConsents, answerListConsents),
  saveAsset: register(calls.saveAsset, answerSaveAsset),
  updateConsents: register(calls.updateConsents, answerUpdateConsents),
  updateCustomer: register(calls.updateCustomer, answerUpdateCustomer),
} as const;
