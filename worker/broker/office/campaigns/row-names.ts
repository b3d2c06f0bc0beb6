import { formatDate } from "#shared/format/date.ts";
import { productName } from "#shared/products/catalogue.ts";
import type { ReportRow } from "../../campaign/report.ts";
import type { Source } from "../../insurers/source.ts";
import { findFirm } from "../../insurers/source.ts";
import type { Dimension } from "../../store/campaign-sums.ts";
import { campaignCopy as copy } from "./copy.ts";

const noted = "–";

/** What a row of the report is called: how visitors came, and the values by which it is told from others. */
export function rowNames({ origin, values }: ReportRow, sources: readonly Source[]) {
  const nameOf = (dimension: Dimension, value: string): string => {
    if (value === "") return noted;
    if (dimension === "day") return formatDate(value);
    if (dimension === "line") return productName(value);
    return dimension === "firm" ? findFirm(sources, value).name : value;
  };
  const named = Object.entries(values) as [Dimension, string][];
  return {
    origin: origin === undefined ? copy.few : copy.origins[origin],
    values: Object.fromEntries(
      named.map(([dimension, value]) => [dimension, nameOf(dimension, value)]),
    ) as Readonly<Partial<Record<Dimension, string>>>,
  };
}
