/** A person as the civil registry knows them. */
export interface RegisteredPerson {
  readonly name: string;
  readonly surname: string;
  readonly gender: "female" | "male";
  /** "YYYY-MM-DD". */
  readonly birthDate: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly districtName: string;
}

export interface PersonQuery {
  /** T.C. or foreigner's identity number with correct checksums. */
  readonly nationalNumber: string;
  /** "YYYY-MM-DD". */
  readonly birthDate?: string;
}

export type PersonAnswer =
  | { readonly kind: "found"; readonly person: RegisteredPerson }
  | { readonly kind: "birth-date-needed" }
  | { readonly kind: "mismatch" }
  | { readonly kind: "unavailable" };

/** The civil registry. Rejects only when `signal` is aborted; a registry that is down answers `unavailable`. */
export interface PersonRegistry {
  find(query: PersonQuery, signal: AbortSignal): Promise<PersonAnswer>;
}
