import * as v from "valibot";
import type { Asset } from "#shared/assets/asset.ts";
import type { Call } from "#shared/calls/call.ts";
import { defineCall } from "#shared/calls/call.ts";
import { campaignModel } from "#shared/calls/campaign-fields.ts";
import type { AnyCodec, Codec, Decoded, NamedCodec } from "#shared/calls/codec.ts";
import { int, list, model, named, optional, text } from "#shared/calls/codec.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Fields } from "#shared/fields/field.ts";
import { toTurkishLower } from "#shared/format/turkish-case.ts";
import type { InsuredGroup } from "./insured-group.ts";

const maxUserAgent = 512;
/** An address, or a network, as `getClientInfo` tells it. */
const addressForm = /^[\da-f.:]{2,45}(?:\/\d{1,3})?$/i;

/** What a caller may say beside what a form asks; the same for every line. */
const callerFields = {
  /** The only insurer to ask. */
  insuranceFirm: optional(text()),
  /** Packages and quotes of the older services, which nobody here has: sent, they are refused. */
  packageGuid: optional(text()),
  headerGuid: optional(text()),
  /** What the caller says of itself, kept with the quote; the address that counts is the edge's to say. */
  ipAddress: named("IPAddress", optional(text(v.pipe(v.string(), v.regex(addressForm))))),
  userAgent: optional(text(v.pipe(v.string(), v.maxLength(maxUserAgent)))),
  campaign: optional(campaignModel),
};

export type CallerValues = {
  readonly [Name in keyof typeof callerFields]?: Decoded<(typeof callerFields)[Name]>;
};

const anyCodec = (codec: AnyCodec): Codec<unknown> => codec as Codec<unknown>;

/** What rows of the list "fam" are called by `Individual`, and those of every other list. */
const individualOf = ({ list: name }: InsuredGroup): number => (name === "fam" ? 1 : 2);

/** As many as the group takes. Which kind of list it is travels with every row, and may be left out. */
function listOf(rows: Readonly<Record<string, AnyCodec>>, group: InsuredGroup): Codec<unknown[]> {
  const { min, max, rowLabel } = group;
  const message = validationCopy.insuredCount(min, max, toTurkishLower(rowLabel));
  const individual = individualOf(group);
  const { schema, encode } = list(
    anyCodec(model({ ...rows, individual: optional(int(individual, individual)) })),
  );
  const counted = v.pipe(
    v.nullish(schema, []),
    v.minLength(min, message),
    v.maxLength(max, message),
    v.transform((all) =>
      all.map((row) => {
        const { individual: _kind, ...said } = row as Readonly<Record<string, unknown>>;
        return said;
      }),
    ),
  );
  return {
    schema: counted,
    encode: (all) => encode(all.map((row) => ({ ...(row as object), individual }))),
  };
}

/** Fields that travel, under their wire names. What waits for a circumstance, or may come of a registry, can be left out. */
export function wireFields(fields: Fields, canBeLeft: (name: string) => boolean) {
  const entries = Object.entries(fields).flatMap(
    ([name, { wire, codec, when, byDefault }]): [string, NamedCodec<unknown>][] => {
      if (wire === undefined || codec === undefined) return [];
      const isNeeded = when === undefined && byDefault === undefined && !canBeLeft(name);
      return [[name, named(wire, isNeeded ? anyCodec(codec) : optional(anyCodec(codec)))]];
    },
  );
  return Object.fromEntries(entries);
}

/** Wire name of the list of several insured. */
export const wireGroup = "Insured";
const inWireGroup = new RegExp(`^${wireGroup}\\.(\\d+)\\.(\\w+)$`);

/** Wire name of a field of one of several insured, counted from 0: "Insured.0.PurchaseDate". */
export const wireInGroup = (row: number, field: string): string => `${wireGroup}.${row}.${field}`;

/** The parts of such a name; of the name of the whole group the row alone is missing. Undefined of every other. */
export function placeInGroup(
  wireName: string,
): { readonly row?: number; readonly field?: string } | undefined {
  if (wireName === wireGroup) return {};
  const [, row, field] = inWireGroup.exec(wireName) ?? [];
  return row === undefined || field === undefined ? undefined : { row: Number(row), field };
}

/**
 * Asks the insurers of a line for offers. Needs a phone this visitor has verified (1004 otherwise). The answers are read
 * with `listOffers` and the offer stream. What a registry knows counts before what is sent; where it is silent, what is
 * sent counts and makes the offers provisional.
 */
export function quoteCallOf<Input>(
  path: `/${string}`,
  fields: Fields,
  asset: Asset,
  group: InsuredGroup | undefined,
): Call<Input, { quoteId: string }> {
  const { asks = [], answers = [] } = asset.lookUp ?? {};
  const canBeLeft = (name: string) => asks.includes(name) || answers.includes(name);
  const insured = wireFields(asset.fields, canBeLeft);
  const request = model({
    ...wireFields(fields, canBeLeft),
    ...(group === undefined ? {} : { insured: named(wireGroup, listOf(insured, group)) }),
    ...callerFields,
  });
  return defineCall({
    service: "offers",
    method: "POST",
    path,
    encoding: "json",
    credentials: "member",
    waits: "quote",
    sells: true,
    attributed: true,
    proxied: true,
    request: request as unknown as Codec<Input>,
    data: model({ quoteId: text() }),
  });
}
