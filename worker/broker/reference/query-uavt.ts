import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { queryUavt } from "#shared/calls/reference/query-uavt.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { RegisteredAddress } from "../registries/addresses/address-registry.ts";
import { birthDateCounters, withFewRefusals } from "../limits/rate-limits.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { phonelessLookUpAccess } from "../limits/look-up-access.ts";
import { addressLine } from "#shared/format/address-line.ts";
import { fromRegistry } from "./addresses.ts";
import type { ReferenceServices } from "./services.ts";

/** An address for whoever has not proved to know it: `••• Mah., Kadıköy / İstanbul`. */
const maskedAddressLine = ({ districtName, provinceName }: RegisteredAddress): string =>
  `••• Mah., ${districtName} / ${provinceName}`;

type Input = RequestOf<typeof queryUavt>;
type Data = DataOf<typeof queryUavt>;

async function homeOf(
  { nationalNumber, birthdate }: Input,
  { services: { addresses } }: CallContext<ReferenceServices>,
): Promise<Result<RegisteredAddress, Failure>> {
  const resident = { nationalNumber, birthDate: birthdate };
  const home = await fromRegistry((signal) => addresses.homeOf(resident, signal));
  if (!home.ok) return home;
  if (home.value.kind === "unavailable") return err({ kind: "addresses-unavailable" });
  if (home.value.kind === "not-found") return err({ kind: "home-not-found" });
  const { uavtCode } = home.value;
  const address = await fromRegistry((signal) => addresses.describe(uavtCode, signal));
  if (!address.ok) return address;
  return address.value === undefined ? err({ kind: "home-not-found" }) : ok(address.value);
}

/** Whether the asking member is that person and has named this home themselves before. */
async function isProved(
  { uavtCode }: RegisteredAddress,
  nationalIndex: string,
  { member, services: { store } }: CallContext<ReferenceServices>,
): Promise<boolean> {
  if (member === undefined) return false;
  const asking = await store.members.find(member.memberId);
  if (asking?.nationalIndex !== nationalIndex) return false;
  return (await store.assets.list(member.memberId)).some((asset) => asset.uavtCode === uavtCode);
}

/** Where a person is registered, as far as whoever asks has proved to know it. */
export const answerQueryUavt: Handler<Input, Data, ReferenceServices> = async (input, context) => {
  const { services } = context;
  const nationalIndex = await services.blindIndex.of("national", input.nationalNumber);
  const access = await phonelessLookUpAccess(nationalIndex, context);
  if (!access.ok) return access;
  const home = await withFewRefusals(
    birthDateCounters(nationalIndex, context.member?.memberId ?? context.visitor),
    "home-not-found",
    services,
    () => homeOf(input, context),
  );
  if (!home.ok) return home;
  const address = home.value;
  const { provinceCode: cityCode, provinceName: city, districtName: county } = address;
  const place = { cityCode, city, county };
  return ok(
    (await isProved(address, nationalIndex, context))
      ? { ...place, uavtCode: address.uavtCode, address: addressLine(address) }
      : { ...place, address: maskedAddressLine(address) },
  );
};
