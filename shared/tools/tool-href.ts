import type { ProductId } from "#shared/products/catalogue.ts";
import { endpoints, productHref } from "#shared/routes.ts";
import { calculatorAnchor } from "./tool-id.ts";

const below = (endpoint: string, path: string): string =>
  endpoint.replace(":tool", path.split("/").at(-1) ?? "");

/** A day that a tool tells of, as a file for a calendar; the query is that of the tool's page (`path`). */
export const toolCalendarHref = (path: string, query: string): string =>
  `${below(endpoints.toolCalendar, path)}?${query}`;

/** Where a tool's form is posted to become a document. */
export const toolPdfHref = (path: string): string => below(endpoints.toolPdf, path);

/** The calculator on the page of a line that has one. */
export const calculatorHref = (line: ProductId): string =>
  `${productHref(line)}#${calculatorAnchor}`;
