import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { queryUavt } from "#shared/calls/query-uavt.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../handler.ts";
import { phonelessLookUpAccess } from "../look-up-access.ts";
import { addressLine } from "./address-line.ts";
import { fromRegistry } from "./addresses.ts";

/** Where a person is registered, for somebody who has verified a phone or signed in. */
export const answerQueryUavt: Handler<
  RequestOf<typeof queryUavt>,
  DataOf<typeof queryUavt>
> = async ({ nationalNumber, birthdate }, context) => {
  const { addresses } = context.services;
  const access = await phonelessLookUpAccess(context);
  if (!access.ok) return access;
  const resident = { nationalNumber, birthDate: birthdate };
  const home = await fromRegistry((signal) => addresses.homeOf(resident, signal));
  if (!home.ok) return home;
  if (home.value.kind === "unavailable") return err({ kind: "addresses-unavailable" });
  if (home.value.kind === "not-found") return err({ kind: "home-not-found" });
  const { uavtCode } = home.value;
  const address = await fromRegistry((signal) => addresses.describe(uavtCode, signal));
  if (!address.ok) return address;
  return address.value === undefined
    ? err({ kind: "home-not-found" })
    : ok({ uavtCode, address: addressLine(address.value) });
};
