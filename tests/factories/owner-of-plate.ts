import { todayInIstanbul } from "#shared/format/date.ts";
import { lastPolicyEnd } from "#worker/broker/registries/policy-history.ts";
import { makePerson } from "./person.ts";
import type { TestPerson } from "./person.ts";

/** Somebody the bureau knows to have insured the plate they type. */
export function ownerOfPlate(): TestPerson {
  for (;;) {
    const { plate, ...person } = makePerson();
    const own = { ...person, plate: plate.replace(/0$/, "1") };
    const held = `${own.plate} ${own.nationalNumber}`;
    if (lastPolicyEnd(held, todayInIstanbul(Date.now())) !== undefined) return own;
  }
}
