import { productIds, products } from "#shared/products/catalogue.ts";
import type { ProductEntry } from "#shared/products/product-entry.ts";
import { ardic } from "./ardic.ts";
import { cinar } from "./cinar.ts";
import { defne } from "./defne.ts";
import { createEmbeddedInsurer } from "./embedded-insurer.ts";
import type { InsurerSettings } from "./embedded-insurer.ts";
import { fener } from "./fener.ts";
import { gediz } from "./gediz.ts";
import { ilgaz } from "./ilgaz.ts";
import type { Insurer } from "./source.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { karanfil } from "./karanfil.ts";
import { lodos } from "./lodos.ts";
import { meltem } from "./meltem.ts";
import { nilufer } from "./nilufer.ts";
import { palamar } from "./palamar.ts";
import type { InsurerProfile } from "./profile.ts";
import { saricam } from "./saricam.ts";

/** Every embedded insurer, in alphabetical order. */
export const insurerProfiles: readonly InsurerProfile[] = [
  ardic,
  cinar,
  defne,
  fener,
  gediz,
  ilgaz,
  karanfil,
  lodos,
  meltem,
  nilufer,
  palamar,
  saricam,
];

/** Connectors to every insurer the broker works with. */
export function createInsurers(settings: InsurerSettings): Insurer[] {
  return insurerProfiles.map((profile) => createEmbeddedInsurer(profile, settings));
}

/** Those that are asked for a product. */
export function insurersFor<T extends Pick<Insurer, "products">>(
  insurers: readonly T[],
  productId: QuoteRequest["productId"],
): T[] {
  return insurers.filter((insurer) => insurer.products.includes(productId));
}

/** The insurers that sell the line of a product type number of the wire; undefined for a number of none that is sold. */
export function insurersOfBranch(
  insurers: readonly Insurer[],
  branchId: number,
): Insurer[] | undefined {
  const lines: readonly ProductEntry[] = productIds.map((id) => products[id]);
  const line = lines.find(({ typeNumber, isSold }) => isSold && typeNumber === branchId);
  if (line === undefined) return undefined;
  return insurers.filter((insurer) => insurer.products.some((id) => id === line.id));
}
