/** An address, or as much of it as is known. */
export interface AddressParts {
  readonly provinceName: string;
  readonly districtName?: string | undefined;
  readonly town?: string | undefined;
  readonly neighbourhood?: string | undefined;
  readonly street?: string | undefined;
  /** Outer and inner door numbers. */
  readonly building?: string | undefined;
  readonly flat?: string | undefined;
}

const isCentre = (town: string): boolean => town === "Merkez";

/** In one line, as it is written on an envelope. */
export function addressLine(address: AddressParts): string {
  const { neighbourhood, street, building, flat, town, districtName, provinceName } = address;
  const door = [
    street,
    building === undefined ? undefined : `No: ${building}`,
    flat === undefined ? undefined : `Daire: ${flat}`,
  ];
  const parts = [
    neighbourhood,
    door.filter((part) => part !== undefined).join(" "),
    town === undefined || isCentre(town) ? undefined : town,
    districtName === undefined ? provinceName : `${districtName} / ${provinceName}`,
  ];
  return parts.filter(Boolean).join(", ");
}
