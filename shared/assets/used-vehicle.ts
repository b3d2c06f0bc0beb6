import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { textField } from "#shared/fields/kinds.ts";
import { PlateSchema, isUnplated } from "#shared/schemas/vehicle/plate.ts";
import { defineAsset } from "./asset.ts";
import { vehicle, vehicleLookUp } from "./vehicle.ts";

const PlatedSchema = v.pipe(
  PlateSchema,
  v.check((plate) => !isUnplated(plate), validationCopy.platedOnly),
);

export const usedVehicleLookUp = {
  ...vehicleLookUp,
  copy: {
    ...vehicleLookUp.copy,
    found: "Araç bulundu",
    failed:
      "Araç bilgilerine ulaşamadık. Satıcının ruhsatındaki bilgileri kontrol edebilir veya aracı elle girebilirsiniz.",
  },
};

/**
 * A motor vehicle that is about to change hands: found by the plate it has today and the seller's registration document.
 * Members do not keep it, as it is not theirs yet.
 */
export const usedVehicle = defineAsset({
  id: "used-vehicle",
  fields: {
    ...vehicle.fields,
    plate: textField("plate", PlatedSchema, {
      label: "Aracın bugünkü plakası",
      hint: "Satıcının ruhsatında yazan plaka. Devirden sonra değişirse sigorta şirketinden plaka zeyilnamesi istersiniz.",
      wire: vehicle.fields.plate.wire,
    }),
    document: {
      ...vehicle.fields.document,
      label: "Satıcının ruhsat belge no",
      hint: "Satıcının ruhsatının sol üst köşesindeki seri kodu (2 harf) ve seri numarası (6 rakam).",
    },
  },
  lookUp: { ...usedVehicleLookUp },
});
