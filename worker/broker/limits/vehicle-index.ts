import type { LimitServices } from "./services.ts";

/** Under which what is said of a vehicle in somebody's hands is kept and counted. */
export const vehicleIndexOf = (
  plate: string,
  nationalNumber: string,
  { blindIndex }: Pick<LimitServices, "blindIndex">,
): Promise<string> => blindIndex.of("vehicle", `${plate} ${nationalNumber}`);
