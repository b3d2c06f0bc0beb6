import { accidentReport } from "./accident-report.ts";
import { earthquakePremium } from "./earthquake-premium.ts";
import { expert } from "./expert.ts";
import { fault } from "./fault.ts";
import { homeSum } from "./home-sum.ts";
import { inspection } from "./inspection.ts";
import { schengenDays } from "./schengen-days.ts";
import type { Tool } from "./tool.ts";
import type { ToolId } from "./tool-id.ts";
import { trafficCeiling } from "./traffic-ceiling.ts";
import { vehicleValue } from "./vehicle-value.ts";
import { vehicleTax } from "./vehicle-tax.ts";

const tools: Readonly<Record<ToolId, Tool>> = {
  "vehicle-tax": vehicleTax,
  inspection,
  fault,
  expert,
  "accident-report": accidentReport,
  "vehicle-value": vehicleValue,
  "earthquake-premium": earthquakePremium,
  "traffic-ceiling": trafficCeiling,
  "schengen-days": schengenDays,
  "home-sum": homeSum,
};

/** A tool by its id; undefined for a name nobody gave. */
export const toolOf = (id: string): Tool | undefined =>
  Object.hasOwn(tools, id) ? tools[id as ToolId] : undefined;
