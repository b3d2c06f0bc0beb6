import * as v from "valibot";
import type { AnyCall } from "#shared/calls/call.ts";
import type { Fields } from "./fields.ts";
import { fieldNames, innerPaths, strangeValues, withValueAt } from "./fields.ts";
import { faultOf, namedIn } from "./envelope.ts";
import type { Reply } from "./wire.ts";
import { formText } from "./wire.ts";

/** One field of a call sent otherwise than it should be. */
export interface Case {
  readonly name: string;
  readonly field: string;
  readonly isMissing: boolean;
  change(fields: Fields): Fields;
}

/**
 * Every field of a call, and everything inside it, missing and with every strange value. `whole` has each field once, for
 * those that are left out of what is changed.
 */
export function casesOf(call: AnyCall, whole: Fields): Case[] {
  return fieldNames(call).flatMap((field) =>
    [[], ...innerPaths(whole[field])].flatMap((inner) =>
      [["nothing at all", undefined] as const, ...Object.entries(strangeValues)].map(
        ([what, value]): Case => ({
          name: `${[field, ...inner].join(".")}: ${what}`,
          field,
          isMissing: value === undefined,
          change: (fields) =>
            withValueAt({ [field]: whole[field], ...fields }, [field, ...inner], value) as Fields,
        }),
      ),
    ),
  );
}

/** What a broker reads of fields that were sent. */
function asRead({ method, encoding }: AnyCall, fields: Fields): unknown {
  return encoding === "json" && method !== "GET"
    ? JSON.parse(JSON.stringify(fields))
    : Object.fromEntries(new URLSearchParams(formText(fields)));
}

/** Whether fields, strange as they are, are what a call's declaration lets through. */
export const isLetThrough = (call: AnyCall, fields: Fields): boolean =>
  v.is(call.request.schema, asRead(call, fields));

/** What is wrong with the answer to fields of which one is strange. */
export function complaintAbout(
  call: AnyCall,
  { name, field }: Case,
  fields: Fields,
  reply: Reply,
): string[] {
  // Too long for an address; whoever serves HTTP says so before the broker can.
  if (call.method === "GET" && reply.status === 431) return [];
  const fault = faultOf(call, reply);
  if (fault !== undefined) return [`${name}: ${fault}`];
  if (isLetThrough(call, fields)) return [];
  const named = namedIn(reply);
  const isTold = named.some((path) => path === field || path.startsWith(`${field}.`));
  return reply.status === 422 && isTold
    ? []
    : [`${name}: refused without saying so: ${reply.status} ${named.join()}`];
}
