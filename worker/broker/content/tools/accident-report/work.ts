import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { ok } from "#shared/result.ts";
import { accidentReport, impacts, partyFields, stopFields } from "#shared/tools/accident-report.ts";
import type { AccidentReport } from "#shared/tools/accident-report.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { faultDeadlines } from "../fault/tariff.ts";
import { workOf } from "../tool-work.ts";
import { addWorkingDays } from "#worker/broker/domain/working-days.ts";
import { accidentReportCopy as copy } from "./copy.ts";

const isStopped = (report: AccidentReport): boolean => stopFields.some((name) => report[name]);

export const accidentReportWork = workOf(accidentReport, {
  answer(report, day) {
    if (isStopped(report)) {
      return ok([{ kind: "note", tone: "warning", title: copy.stopTitle, text: copy.stop }]);
    }
    const { notifyDays } = tariffOn(faultDeadlines, day) ?? faultDeadlines[0]!;
    return ok([
      { kind: "note", tone: "success", title: copy.readyTitle, text: copy.ready },
      {
        kind: "dates",
        title: copy.notifyTitle,
        dates: [
          {
            label: copy.notify,
            day: addWorkingDays(report.date, notifyDays),
            note: copy.notifyNote(notifyDays),
          },
        ],
      },
      { kind: "list", title: copy.photosTitle, items: [...copy.photos] },
      columns(report),
    ]);
  },
  isPrintable: (report) => !isStopped(report),
  async print(report, { site, now, fonts }) {
    const { renderAccidentReport } = await import("./report-pdf.ts");
    const bytes = await renderAccidentReport(report, { name: site.name, createdAt: now }, fonts);
    return { fileName: copy.fileName, bytes };
  },
});

/** Both columns beside each other, to be held against what was meant. */
function columns(report: AccidentReport): ToolBlock {
  const shown = (name: string, value: string | undefined): string => {
    if (value === undefined || value === "") return copy.blank;
    return name === "Impact" ? impacts[value as keyof typeof impacts] : value;
  };
  return {
    kind: "table",
    title: copy.columnsTitle,
    columns: [...copy.columns],
    rows: partyFields.map((name) => ({
      cells: [
        accidentReport.fields[`a${name}`].label,
        shown(name, report[`a${name}`]),
        shown(name, report[`b${name}`]),
      ],
    })),
  };
}
