export { vehicleFacts as usedVehicleFacts } from "../vehicle/facts.ts";
