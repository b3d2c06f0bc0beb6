import type { RegisteredAddress } from "./address-registry.ts";

/** An address for whoever has not proved to know it: `••• Mah., Kadıköy / İstanbul`. */
export const maskedAddressLine = ({ districtName, provinceName }: RegisteredAddress): string =>
  `••• Mah., ${districtName} / ${provinceName}`;
