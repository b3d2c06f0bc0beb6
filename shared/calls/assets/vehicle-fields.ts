import { IsoDateSchema } from "#shared/schemas/date.ts";
import { ReferenceCodeSchema } from "#shared/schemas/reference-code.ts";
import { flag, int, named, oneOf, optional, text } from "../codec.ts";

/** Numbers of the registration document and the vehicle's own data, as vehicle calls carry them. */
export const documentFields = {
  licensePlateNumber: text(),
  /** Serial (2 letters) and number (6 digits) of the registration document. */
  licensePermitNumber: optional(text()),
  asbisNumber: optional(text()),
};

export const vehicleFields = {
  brandCodeFull: text(),
  brandName: text(),
  modelName: text(),
  modelYear: int(1900, 2100),
  usingType: text(),
  vehicleType: text(),
  fuelType: text(),
  engineNumber: text(),
  frameNumber: text(),
  seatCount: int(1, 100),
  colorCode: optional(text()),
  firstTrafficDate: text(IsoDateSchema),
};

/** What only a look-up knows: the claims step, and when the running policy ends. */
export const historyFields = {
  bonusMalusStep: named("Basamak", int(0, 8)),
  previousPolicyEnd: named("OncekiPoliceBitis", optional(text(IsoDateSchema))),
  isFleet: named("Filo", flag),
};

/** What has become of the newest correction that was asked for; absent when there is none. */
export const correctionState = {
  correction: optional(oneOf(["pending", "accepted", "refused"])),
};

/** Whole kuruş, at most ten million lira. */
const accessoryPrice = optional(int(0, 1_000_000_000));

/** Code of whoever brought the customer; taken while the site's setting says so, refused otherwise. */
export const referenceCodeField = optional(text(ReferenceCodeSchema));

/** What a caller may already know of a vehicle and send along with a query or an update; amounts are whole kuruş. */
export const knownVehicleFields = {
  engineNumber: optional(text()),
  usingType: optional(text()),
  frameNumber: optional(text()),
  brandCodeFull: optional(text()),
  vehicleType: optional(text()),
  fuelType: optional(text()),
  colorCode: optional(text()),
  firstTrafficDate: optional(text(IsoDateSchema)),
  isOriginalLpg: optional(flag),
  modelYear: optional(int(1900, 2100)),
  radioPrice: accessoryPrice,
  navigationPrice: accessoryPrice,
  steelWheelPrice: accessoryPrice,
  otherAccessoryPrice: accessoryPrice,
  sktReferenceCode: referenceCodeField,
  /** Products the customer may be offered as well: public names with commas between them. */
  crossSellingBranches: optional(text()),
};
