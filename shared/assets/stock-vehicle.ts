import { textField } from "#shared/fields/kinds.ts";
import { TradeLicenceSchema } from "#shared/schemas/vehicle/trade-licence.ts";
import { defineAsset } from "./asset.ts";
import { usedVehicle, usedVehicleLookUp } from "./used-vehicle.ts";

/** A used vehicle that somebody licensed to trade in them takes over to sell it. */
export const stockVehicle = defineAsset({
  id: "stock-vehicle",
  fields: {
    ...usedVehicle.fields,
    tradeLicence: textField("text", TradeLicenceSchema, {
      label: "Yetki belgesi no",
      hint: "İkinci el motorlu kara taşıtı ticareti yetki belgenizin numarası.",
      maxLength: 24,
      wire: "TradeLicenceNumber",
    }),
  },
  lookUp: { ...usedVehicleLookUp },
});
