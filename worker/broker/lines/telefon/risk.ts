import { ageOn, monthsBetween } from "#shared/format/date.ts";
import type { RequestOf } from "../request.ts";

export type TelefonRequest = RequestOf<"telefon">;

/** A phone risk with what insurers look at worked out. */
export interface TelefonRisk {
  readonly request: TelefonRequest;
  /** Completed months since the phone was bought. */
  readonly deviceMonths: number;
  /** Completed years; absent for companies and unknown birth dates. */
  readonly holderAge?: number;
}

export function telefonRiskOf(request: TelefonRequest): TelefonRisk {
  const { holder, insured, startDate } = request;
  const [phone] = insured;
  return {
    request,
    deviceMonths: monthsBetween(phone.purchaseDate, startDate),
    ...(holder.birthDate ? { holderAge: ageOn(holder.birthDate, startDate) } : {}),
  };
}
