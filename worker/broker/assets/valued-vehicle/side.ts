import type { SaidOf } from "#shared/assets/asset.ts";
import { valuedVehicle } from "#shared/assets/valued-vehicle.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import { vehicleValueKurus } from "../../registries/vehicle-values.ts";
import type { AssetSide } from "../asset-side.ts";
import type { FoundAsset } from "../asset-words.ts";
import type { FoundVehicle } from "../vehicle/side.ts";
import { askedVehicle, findVehicle, vehicleSide } from "../vehicle/side.ts";
import { vehicleCopy } from "../vehicle/vehicle-copy.ts";
import { runsOnGas } from "../vehicle/vehicle-extras.ts";
import type { Accessories, ValuedVehicle } from "./facts.ts";
import { valuedVehicleFacts } from "./facts.ts";

type Values = SaidOf<typeof valuedVehicle>;
type Found = FoundAsset<typeof valuedVehicleFacts>;

/** Accessories as this call names them; those it does not, as they were noted with the vehicle before. */
const accessoriesOf = (values: Values, { said }: FoundVehicle): Accessories =>
  withoutUndefined({
    radioKurus: values.radioKurus ?? said.radioKurus,
    navigationKurus: values.navigationKurus ?? said.navigationKurus,
    steelWheelKurus: values.steelWheelKurus ?? said.steelWheelKurus,
    otherAccessoryKurus: values.otherAccessoryKurus ?? said.otherAccessoryKurus,
    lpgKurus: values.lpgKurus,
  });

/** The vehicle with its value on a day; a conversion to LPG is insured while the vehicle runs on LPG. */
function valued(found: FoundVehicle, { lpgKurus, ...others }: Accessories, now: number): Found {
  const { insured, record, provisional } = found;
  const valueKurus = vehicleValueKurus(insured, todayInIstanbul(now));
  const converted = lpgKurus !== undefined && runsOnGas(insured.fuel) ? { lpgKurus } : {};
  const known: ValuedVehicle = {
    ...insured,
    ...(valueKurus === undefined ? {} : { valueKurus }),
    ...others,
    ...converted,
  };
  return { insured: known, record, provisional };
}

/** A motor vehicle that is insured for what it is worth: the value by the list, accessories as their owner says. */
export const valuedVehicleSide: AssetSide<typeof valuedVehicle, typeof valuedVehicleFacts> = {
  ...vehicleSide,
  asset: valuedVehicle,
  facts: valuedVehicleFacts,
  async find(values, search, services): Promise<Result<Found, Failure>> {
    const found = await findVehicle(askedVehicle(values), search, services);
    if (!found.ok) return found;
    if (values.lpgKurus !== undefined && !runsOnGas(found.value.insured.fuel)) {
      return err(invalidField(valuedVehicle.fields.lpgKurus.wire, vehicleCopy.noGas));
    }
    return ok(valued(found.value, accessoriesOf(values, found.value), search.now));
  },
  async findAgain({ plate, document, provinceCode: _province, ...known }, search, services) {
    const { valueKurus: _value, ...rest } = known;
    const {
      radioKurus,
      navigationKurus,
      steelWheelKurus,
      otherAccessoryKurus,
      lpgKurus,
      ...stated
    } = rest;
    const found = await findVehicle({ plate, document, stated }, search, services);
    const accessories = withoutUndefined({
      radioKurus,
      navigationKurus,
      steelWheelKurus,
      otherAccessoryKurus,
      lpgKurus,
    });
    return found.ok ? ok(valued(found.value, accessories, search.now)) : found;
  },
};
