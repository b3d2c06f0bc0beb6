import { MicrochipSchema } from "#shared/schemas/microchip.ts";
import { IsoDateSchema } from "#shared/schemas/date.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PlateSchema } from "#shared/schemas/vehicle/plate.ts";
import { UavtCodeSchema } from "#shared/schemas/home/uavt-code.ts";
import type { Decoded } from "../codec.ts";
import { flag, int, list, model, named, oneOf, optional, text } from "../codec.ts";
import { productField } from "../product-code.ts";

export const assetKinds = ["vehicle", "home", "person", "pet"] as const;
export type AssetKind = (typeof assetKinds)[number];

/** Who a family member is to the member. */
export const relations = ["es", "cocuk", "anne", "baba", "diger"] as const;
export type Relation = (typeof relations)[number];

/** As insurers ask for it. */
export const sexes = ["kadin", "erkek"] as const;

export const speciesIds = ["kedi", "kopek"] as const;
export const petSexes = ["disi", "erkek"] as const;

/** What can be insured again and again; each kind uses its own part of the fields. */
export const assetFields = {
  kind: oneOf(assetKinds),
  /** What the member calls it. */
  title: text(),
  plate: optional(text(PlateSchema)),
  brand: optional(text()),
  model: optional(text()),
  modelYear: optional(int(1900, 2100)),
  uavtCode: optional(text(UavtCodeSchema)),
  address: optional(text()),
  name: optional(text()),
  surname: optional(text()),
  nationalNumber: optional(text(IdentityNumberSchema)),
  birthdate: optional(text(IsoDateSchema)),
  relation: optional(oneOf(relations)),
  sex: named("Gender", optional(oneOf(sexes))),
  petName: optional(text()),
  species: optional(oneOf(speciesIds)),
  breed: optional(text()),
  petSex: optional(oneOf(petSexes)),
  isNeutered: optional(flag),
  microchip: named("MicrochipNo", optional(text(MicrochipSchema))),
};

/** Policies bought here that have not ended; when they do, in epoch milliseconds. */
const runningPolicies = list(model({ productId: productField, endsAt: int() }));

export const assetModel = model({ assetId: text(), ...assetFields, policies: runningPolicies });

/** Something a member has kept to insure it again. */
export type KeptAsset = Decoded<typeof assetModel>;
