import type { RegisteredAddress } from "./address-registry.ts";

const isCentre = (town: string): boolean => town === "Merkez";

/** An address in one line, as it is written on an envelope. */
export function addressLine(address: RegisteredAddress): string {
  const { neighbourhood, street, building, flat, town, districtName, provinceName } = address;
  const parts = [
    neighbourhood,
    `${street} No: ${building} Daire: ${flat}`,
    ...(isCentre(town) ? [] : [town]),
    `${districtName} / ${provinceName}`,
  ];
  return parts.join(", ");
}

/** The same for whoever has not proved to know it: `••• Mah., Kadıköy / İstanbul`. */
export const maskedAddressLine = ({ districtName, provinceName }: RegisteredAddress): string =>
  `••• Mah., ${districtName} / ${provinceName}`;
