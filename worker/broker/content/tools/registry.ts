import type { ToolId } from "#shared/tools/tool-id.ts";
import type { ToolWork } from "./tool-work.ts";
import { accidentReportWork } from "./accident-report/work.ts";
import { earthquakePremiumWork } from "./earthquake-premium/work.ts";
import { expertWork } from "./expert/work.ts";
import { faultWork } from "./fault/work.ts";
import { homeSumWork } from "./home-sum/work.ts";
import { inspectionWork } from "./inspection/work.ts";
import { schengenDaysWork } from "./schengen-days/work.ts";
import { trafficCeilingWork } from "./traffic-ceiling/work.ts";
import { vehicleValueWork } from "./vehicle-value/work.ts";
import { vehicleTaxWork } from "./vehicle-tax/work.ts";

/** Who does the work of each tool. */
export const toolWorks: Readonly<Record<ToolId, ToolWork>> = {
  "vehicle-tax": vehicleTaxWork,
  inspection: inspectionWork,
  fault: faultWork,
  expert: expertWork,
  "accident-report": accidentReportWork,
  "vehicle-value": vehicleValueWork,
  "earthquake-premium": earthquakePremiumWork,
  "traffic-ceiling": trafficCeilingWork,
  "schengen-days": schengenDaysWork,
  "home-sum": homeSumWork,
};
