import { optionalAmountField } from "#shared/fields/kinds.ts";
import { defineAsset } from "./asset.ts";
import { vehicle, vehicleLookUp } from "./vehicle.ts";

/** Ten million lira, as the vehicle query takes accessories. */
const range = { minKurus: 100, maxKurus: 1_000_000_000 } as const;

const price = <const Wire extends string>(label: string, wire: Wire, hint?: string) =>
  optionalAmountField({ label, hint, wire }, range);

/** A motor vehicle insured for what it is worth, with what was fitted to it later. */
export const valuedVehicle = defineAsset({
  id: "valued-vehicle",
  keptAs: "vehicle",
  fields: {
    ...vehicle.fields,
    radioKurus: price("Ses sistemi bedeli", "RadioPrice"),
    navigationKurus: price("Ekran / navigasyon bedeli", "NavigationPrice"),
    steelWheelKurus: price("Çelik jant bedeli", "SteelWheelPrice"),
    otherAccessoryKurus: price("Diğer aksesuarların bedeli", "OtherAccessoryPrice"),
    lpgKurus: price(
      "LPG dönüşümünün bedeli",
      "LpgPrice",
      "Yalnızca LPG fabrika çıkışlı değilse yazın.",
    ),
  },
  lookUp: { ...vehicleLookUp },
});

/** What was fitted to it, which most vehicles have nothing of. */
export const accessoryFold = {
  title: "Sonradan takılan aksesuarlar",
  hint: "Araca sonradan takılanları yazın; bildirilmeyen aksesuarın hasarı ödenmez.",
  fields: ["radioKurus", "navigationKurus", "steelWheelKurus", "otherAccessoryKurus", "lpgKurus"],
} as const;
