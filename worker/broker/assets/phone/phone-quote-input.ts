import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { createPhoneQuote } from "#shared/calls/create-phone-quote.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { tooHighAmount, tooLowAmount } from "#shared/schemas/amount.ts";
import type { TelefonRequest } from "../../lines/telefon/risk.ts";
import { phoneModelOf } from "../../registries/phone-catalogue.ts";
import type { PhoneModel } from "../../registries/phone-catalogue.ts";
import { missingConsents } from "../../consent/consents.ts";
import { brokerCopy } from "../../api/copy.ts";

const maxDaysAhead = 60;
/** An invoice within these shares of the catalogue's price is believed. */
const believable = { least: 0.1, most: 2 } as const;

type Input = RequestOf<typeof createPhoneQuote>;
type Errors = Record<string, string[]>;
type AskedPhone = Omit<TelefonRequest, "holder">;

const dates = (today: string) =>
  v.object({
    PolicyStart: v.pipe(
      v.string(),
      v.minValue(today, validationCopy.policyStartPast),
      v.maxValue(addDays(today, maxDaysAhead), validationCopy.policyStartTooLate(maxDaysAhead)),
    ),
    PurchaseDate: v.pipe(v.string(), v.maxValue(today, validationCopy.dateInvalid)),
  });

/** The invoice must fit the catalogue and the purchase must not come before the model; messages by wire name. */
function modelErrors({ invoiceKurus, purchaseDate }: Input, model: PhoneModel): Errors {
  const least = model.priceKurus * believable.least;
  const most = model.priceKurus * believable.most;
  return {
    ...(invoiceKurus < least ? { InvoiceKurus: [tooLowAmount(least)] } : {}),
    ...(invoiceKurus > most ? { InvoiceKurus: [tooHighAmount(most)] } : {}),
    ...(Number(purchaseDate.slice(0, 4)) < model.releaseYear
      ? { PurchaseDate: [brokerCopy.boughtBeforeRelease(model.releaseYear)] }
      : {}),
  };
}

const unknown = (wireName: string): Errors => ({ [wireName]: [brokerCopy.unknownChoice] });

/** Checks what a visitor asks to be insured; who it is for is found elsewhere. Errors are by wire name. */
export function readPhoneQuote(
  input: Input,
  firmIds: readonly string[],
  now: number,
): Result<AskedPhone, Errors> {
  const read = parseWire(dates(todayInIstanbul(now)), {
    PolicyStart: input.policyStart,
    PurchaseDate: input.purchaseDate,
  });
  const model = phoneModelOf(input.deviceBrand, input.deviceModel);
  const isFirmUnknown = input.insuranceFirm !== undefined && !firmIds.includes(input.insuranceFirm);
  const errors = {
    ...(read.ok ? {} : read.reason),
    ...(isFirmUnknown ? unknown("InsuranceFirm") : {}),
    ...(input.packageGuid === undefined ? {} : { PackageGuid: [brokerCopy.noSuchPackage] }),
    ...(input.headerGuid === undefined ? {} : { HeaderGuid: [brokerCopy.noSuchHeader] }),
    ...(model === undefined ? unknown("DeviceModel") : modelErrors(input, model)),
    ...missingConsents(input),
  };
  if (!read.ok || model === undefined || Object.keys(errors).length > 0) return err(errors);
  return ok(requestOf(input, model));
}

function requestOf(input: Input, model: PhoneModel): AskedPhone {
  const { imeiNo, purchaseDate, invoiceKurus } = input;
  return {
    productId: "telefon",
    insured: [
      {
        brand: model.brand,
        model: model.title,
        releaseYear: model.releaseYear,
        imei: imeiNo,
        purchaseDate,
        invoiceKurus,
        isSecondHand: input.isSecondHand,
      },
    ],
    startDate: input.policyStart,
    provisional: [],
  };
}
