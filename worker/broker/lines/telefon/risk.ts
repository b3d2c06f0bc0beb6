import { ageOn } from "#shared/format/date.ts";
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

/** Completed months between two calendar dates; 0 when the second comes first. */
function monthsBetween(from: string, to: string): number {
  const [fromMonths, toMonths] = [from, to].map(
    (date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)),
  );
  const months = (toMonths ?? 0) - (fromMonths ?? 0);
  return Math.max(0, to.slice(8) < from.slice(8) ? months - 1 : months);
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
