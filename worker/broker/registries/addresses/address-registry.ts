/** A step of the way from a district to a dwelling; its id alone leads to the next step. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** An address as the national address database knows it. */
export interface RegisteredAddress {
  /** Ten digits. */
  readonly uavtCode: string;
  /** Plate code, "01"–"81". */
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly districtName: string;
  readonly town: string;
  readonly neighbourhood: string;
  readonly street: string;
  /** Outer and inner door numbers. */
  readonly building: string;
  readonly flat: string;
}

/** A place that words may mean, with the ids of the steps that lead to it: down to a province, or to a flat, whose id is its code. */
export interface FoundPlace extends Partial<RegisteredAddress> {
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly townId?: string;
  readonly neighbourhoodId?: string;
  readonly streetId?: string;
  readonly buildingId?: string;
}

export interface ResidentQuery {
  /** T.C. identity number; foreigners' and tax numbers have no registered home. */
  readonly nationalNumber: string;
  /** "YYYY-MM-DD". */
  readonly birthDate: string;
}

export type HomeAnswer =
  | { readonly kind: "found"; readonly uavtCode: string }
  | { readonly kind: "not-found" }
  | { readonly kind: "unavailable" };

/**
 * The national address database (UAVT). Lists are in Turkish alphabetical or numerical order and empty for an unknown
 * id. Rejects when `signal` is aborted or the service is down.
 */
export interface AddressRegistry {
  towns(provinceCode: string, districtName: string, signal: AbortSignal): Promise<Place[]>;
  neighbourhoods(townId: string, signal: AbortSignal): Promise<Place[]>;
  streets(neighbourhoodId: string, signal: AbortSignal): Promise<Place[]>;
  buildings(streetId: string, signal: AbortSignal): Promise<Place[]>;
  /** Dwellings of a building; their ids are UAVT codes. */
  flats(buildingId: string, signal: AbortSignal): Promise<Place[]>;
  /** What an address means that is typed as people say it, parts in any order; the likeliest first, a few at most. */
  search(words: string, signal: AbortSignal): Promise<FoundPlace[]>;
  describe(uavtCode: string, signal: AbortSignal): Promise<RegisteredAddress | undefined>;
  /** Where a person is registered; not found when they were born on another day. */
  homeOf(resident: ResidentQuery, signal: AbortSignal): Promise<HomeAnswer>;
}
