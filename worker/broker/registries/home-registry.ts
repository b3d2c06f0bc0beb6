import type { RegisteredAddress } from "./addresses/address-registry.ts";

/** A home as the address database and the earthquake pool know it. */
export interface RegisteredHome extends RegisteredAddress {
  readonly isVillage: boolean;
  readonly isConcrete: boolean;
  readonly constructionYear: number;
  /** Storeys above ground; ground floor and basements do not count. */
  readonly storeys: number;
  /** Gross, in square metres. */
  readonly areaM2: number;
  /** The newest compulsory earthquake policy, running or ended; absent when there has been none. */
  readonly dask?: { readonly policyNumber: string; readonly end: string };
}

export interface HomeQuery {
  /** Ten digits. */
  readonly uavtCode: string;
  /** Today in İstanbul, "YYYY-MM-DD". */
  readonly today: string;
}

/** What is registered of homes. Undefined for a code nobody has; rejects when it is out of order or `signal` is aborted. */
export interface HomeRegistry {
  find(query: HomeQuery, signal: AbortSignal): Promise<RegisteredHome | undefined>;
}
