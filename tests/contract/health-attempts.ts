import { todayInIstanbul } from "#shared/format/date.ts";
import type { BrokerClient } from "#tests/broker/harness.ts";
import { quoteInput, registeredNumber } from "#tests/broker/journey.ts";
import type { Attempts } from "./attempts.ts";
import { makeVerified } from "./attempts.ts";

/** Who asks for a policy for herself with a verified phone, and what she says of herself in short. */
async function makeAsker(client: BrokerClient) {
  const { caller, phone } = await makeVerified(client);
  const { email, name, surname, cityCode, county } = quoteInput(phone);
  const said = {
    nationalNumber: registeredNumber,
    name,
    surname,
    phone,
    email,
    cityCode,
    county,
    policyStart: todayInIstanbul(Date.now()),
    openDataAgreement: true,
    privacyPolicy: true,
    advertisementAgreement: false,
    healthDataAgreement: true,
  };
  const self = {
    relation: "kendisi" as const,
    sex: "kadin" as const,
    heightCm: 168,
    weightKg: 62,
    hasIllness: false,
  };
  return { caller, said, self };
}

/** From a family to its quotes. */
export const healthAttempts = {
  tamamlayiciQuote: async ({ client }) => {
    const { caller, said, self } = await makeAsker(client);
    return { caller, input: { ...said, insured: [self] } };
  },
  bireyselQuote: async ({ client }) => {
    const { caller, said, self } = await makeAsker(client);
    const declared = {
      ...self,
      hadSurgery: false,
      takesMedicine: false,
      isSmoker: false,
      isPregnant: false,
    };
    return { caller, input: { ...said, insured: [declared] } };
  },
} satisfies Partial<Attempts>;
