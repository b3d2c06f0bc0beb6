import * as v from "valibot";
import type { Standing } from "#shared/schemas/standing.ts";
import { standingIds } from "#shared/schemas/standing.ts";
import { ageOn, todayInIstanbul } from "#shared/format/date.ts";
import { adultAge } from "#shared/schemas/date.ts";
import type { Holder } from "./holder.ts";
import { numberOf } from "./holder.ts";

/** Who buys a policy for another person, by their own word. */
export const PolicyholderSchema = v.object({
  standing: v.picklist(standingIds),
  nationalNumber: v.string(),
  name: v.string(),
  surname: v.string(),
});
export type Policyholder = Readonly<v.InferOutput<typeof PolicyholderSchema>>;

/** What of a quote says who buys. */
interface Parties {
  readonly name: string;
  readonly surname: string;
  readonly policyholder?: Policyholder | undefined;
  readonly request: { readonly holder: Holder };
}

/** Who pays and is written to: the policyholder where one is named, else whom the quote is made out to. */
export const buyerOf = ({ policyholder, name, surname, request }: Parties) => {
  const nationalNumber = numberOf(request.holder);
  return policyholder ?? { name, surname, nationalNumber };
};

/** Whether a holder is a minor on the day of `now` (epoch ms); undefined where no registry has told their birth date. */
const isMinor = ({ birthDate }: Holder, now: number): boolean | undefined =>
  birthDate === undefined ? undefined : ageOn(birthDate, todayInIstanbul(now)) < adultAge;

/** As what another person may buy for a holder: a guardian for a minor, with authority for an adult; nobody for a company. */
export function standingsFor(holder: Holder, now: number): readonly Standing[] {
  if (holder.kind === "company") return [];
  switch (isMinor(holder, now)) {
    case true:
      return ["guardian"];
    case false:
      return ["authorised"];
    case undefined:
      return standingIds;
  }
}

/** Whether nobody may buy for a holder but a guardian, who is not named. */
export const lacksGuardian = ({ policyholder, request: { holder } }: Parties, now: number) =>
  isMinor(holder, now) === true && policyholder?.standing !== "guardian";
