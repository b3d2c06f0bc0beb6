import type { ToolId } from "#shared/tools/tool-id.ts";
import type { ToolWork } from "./tool-work.ts";
import { vehicleTaxWork } from "./vehicle-tax/work.ts";

/** Who does the work of each tool. */
export const toolWorks: Readonly<Record<ToolId, ToolWork>> = {
  "vehicle-tax": vehicleTaxWork,
};
