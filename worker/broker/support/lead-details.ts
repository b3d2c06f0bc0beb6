import { detailsName } from "#shared/calls/support/send-contact-message.ts";
import type { CheckedValues, ChoiceList } from "#shared/fields/field.ts";
import type { Lead, LeadFact } from "#shared/leads/lead.ts";
import { describeLead, leadCodec, leadWireName } from "#shared/leads/lead.ts";
import { leadOf } from "#shared/leads/leads.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { brokerCopy } from "../api/copy.ts";
import { brokenRules } from "../domain/broken-rules.ts";
import { countries } from "../registries/countries.ts";

type Errors = Readonly<Record<string, readonly string[]>>;

/** Names of the choices of the lists that leads ask from, by id. */
const namesOf: Readonly<Partial<Record<ChoiceList, () => ReadonlyMap<string, string>>>> = {
  countries: () => new Map(countries().map(({ code, name }) => [code, name])),
};

/** Messages of choices that are on no list, by wire name. */
function unknownChoices(lead: Lead, values: CheckedValues): Errors {
  const unknown = Object.entries(lead.fields).filter(([name, { choices }]) => {
    const value = values[name];
    if (choices === undefined || value === undefined) return false;
    return namesOf[choices]?.().has(String(value)) !== true;
  });
  return Object.fromEntries(
    unknown.map(([name]) => [leadWireName(lead, name), [brokerCopy.unknownChoice]]),
  );
}

function clashesOf(lead: Lead, values: CheckedValues): Errors {
  const clashes = Object.entries(lead.clashes?.(values) ?? {});
  return Object.fromEntries(
    clashes.map(([name, message]) => [leadWireName(lead, name), [message]]),
  );
}

const below = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [`${detailsName}.${name}`, messages]),
  );

/**
 * What a line asks before the call, in words. The errors are messages by wire name: what is wrong inside stands at its own
 * field, details of a line that asks none at the field of them all.
 */
export function readDetails(
  productId: string,
  details: Readonly<Record<string, unknown>> | undefined,
  now: number,
): Result<readonly LeadFact[], Errors> {
  const lead = leadOf(productId);
  if (lead === undefined) {
    return details === undefined ? ok([]) : err({ [detailsName]: [brokerCopy.detailsNotTaken] });
  }
  const read = parseWire(leadCodec(lead).schema, details ?? {});
  if (!read.ok) return err(below(read.reason));
  const values = read.value as CheckedValues;
  const broken = { ...brokenRules(lead.fields, values, now), ...unknownChoices(lead, values) };
  const errors = Object.keys(broken).length > 0 ? broken : clashesOf(lead, values);
  if (Object.keys(errors).length > 0) return err(below(errors));
  return ok(describeLead(lead, values, (list, id) => namesOf[list]?.().get(id) ?? id));
}
