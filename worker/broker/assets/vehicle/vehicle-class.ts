/** Tariff groups of motor insurance. */
export const vehicleClasses = [
  "car",
  "taxi",
  "minibus",
  "small-bus",
  "large-bus",
  "light-truck",
  "truck",
  "tractor-unit",
  "tanker",
  "tractor",
  "farm-machine",
  "motorcycle",
  "machine",
  "trailer",
] as const;

export type VehicleClass = (typeof vehicleClasses)[number];
