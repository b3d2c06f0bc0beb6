import { todayInIstanbul } from "#shared/format/date.ts";
import type { BrokerClient } from "#tests/broker/harness.ts";
import { nationalNumber, quoteInput } from "#tests/broker/journey.ts";
import { sampleSums } from "#tests/unit/shared/calls/home-samples.ts";
import type { Attempts } from "./attempts.ts";
import { makeVerified } from "./attempts.ts";
import { findPlaces } from "./reference-attempts.ts";

/** A home there is, and who asks for it with a verified phone. */
async function makeAsker(client: BrokerClient) {
  const { caller, phone } = await makeVerified(client);
  const { uavtCode } = await findPlaces(client);
  const { name, surname, email, cityCode, county } = quoteInput(phone);
  const said = {
    nationalNumber,
    name,
    surname,
    phone,
    email,
    cityCode,
    county,
    policyStart: todayInIstanbul(Date.now()),
    uavtCode,
    floor: "0",
    usageForm: "konut" as const,
    damageState: "yok" as const,
    ownership: "mal-sahibi" as const,
    openDataAgreement: true,
    privacyPolicy: true,
    advertisementAgreement: false,
  };
  return { caller, phone, uavtCode, said };
}

/** From a home to its quotes. */
export const homeAttempts = {
  queryHome: async ({ client }) => {
    const { caller, phone, uavtCode } = await makeAsker(client);
    return {
      caller,
      input: { nationalNumber, phone, masterBranch: "konut", uavtCode, floor: "2" },
    };
  },
  daskQuote: async ({ client }) => {
    const { caller, said } = await makeAsker(client);
    return { caller, input: said };
  },
  konutQuote: async ({ client }) => {
    const { caller, said } = await makeAsker(client);
    return { caller, input: { ...said, ...sampleSums } };
  },
} satisfies Partial<Attempts>;
