import { formatMoney } from "#shared/format/money.ts";
import { csvOf } from "../../campaign/csv.ts";
import type { LinkField } from "../../campaign/link.ts";
import { isLinkName, linkFields, nearestName } from "../../campaign/link.ts";
import type { Report } from "../../campaign/report.ts";
import { conversions, netOf, reportOf, shareOf, withoutFew } from "../../campaign/report.ts";
import type { Stage } from "../../store/campaign-events.ts";
import { moneyStageNames } from "../../store/campaign-events.ts";
import type { Days, Dimension } from "../../store/campaign-sums.ts";
import type { NewLink } from "./link-form.tsx";
import { linkedPages } from "./link-form.tsx";
import { dimensionsOf, wantedOf } from "./wanted.ts";
import { campaignCopy as copy } from "./copy.ts";
import { rowNames } from "./row-names.ts";
import type { OfficeContext } from "../office-context.ts";
import { leadTo, readForm } from "../office-context.ts";
import { campaignsPage } from "./campaigns-page.tsx";
import { officePaths } from "../paths.ts";

async function reportBy(
  days: Days,
  by: readonly Dimension[],
  { services }: OfficeContext,
): Promise<Report> {
  const { campaigns } = services.store;
  const [counted, ledger] = await Promise.all([
    campaigns.counted(days, by),
    campaigns.ledger(days),
  ]);
  return reportOf(counted, by, ledger);
}

async function show(context: OfficeContext, link: NewLink, status: number): Promise<Response> {
  const { services, request } = context;
  const wanted = wantedOf(new URL(request.url), services.now());
  const [report, daily, links] = await Promise.all([
    reportBy(wanted.days, dimensionsOf(wanted.grouping), context),
    reportBy(wanted.days, ["day"], context),
    services.store.campaigns.links(),
  ]);
  return campaignsPage({ wanted, report, daily, links, link, status }, context);
}

/** What campaigns brought, and the form that registers a link. */
export async function showCampaigns(context: OfficeContext): Promise<Response> {
  await context.audit("listed", copy.title);
  return show(context, { typed: {}, faults: {} }, 200);
}

function faultsOf(typed: Readonly<Record<string, string>>): Record<string, string> {
  const needed: readonly LinkField[] = ["source", "campaign"];
  const faults = linkFields.flatMap((name): [string, string][] => {
    const text = typed[name]?.trim() ?? "";
    if (name === "medium")
      return Object.hasOwn(copy.media, text) ? [] : [[name, copy.unknownMedium]];
    if (text === "") return needed.includes(name) ? [[name, copy.needed]] : [];
    return isLinkName(text) ? [] : [[name, copy.unfit(text, nearestName(text))]];
  });
  const page = linkedPages().includes(typed["page"] ?? "") ? [] : [["page", copy.unknownPage]];
  return Object.fromEntries([...faults, ...page]) as Record<string, string>;
}

/** Registers a link, whose campaign has a row of its own from then on. */
export async function registerCampaign(context: OfficeContext): Promise<Response> {
  const { services, entry, name: createdBy } = context;
  const typed = await readForm(context.request);
  const faults = faultsOf(typed);
  if (Object.keys(faults).length > 0) {
    await context.audit("listed", copy.title);
    return show(context, { typed, faults }, 422);
  }
  const said = (name: LinkField) => typed[name]?.trim() ?? "";
  const link = {
    source: said("source"),
    medium: said("medium"),
    campaign: said("campaign"),
    term: said("term"),
    content: said("content"),
    page: typed["page"] ?? "/",
    createdBy,
    createdAt: services.now(),
  };
  await services.store.campaigns.addLink(link, entry("registered-campaign", link.campaign));
  return leadTo(`${officePaths.campaigns}?kaydedildi=1#baglantilar`);
}

const counts = [
  "landings",
  "begun",
  "proved",
  "quotes",
  "offers",
  "purchases",
  "policies",
  "leads",
  "answered-leads",
] as const satisfies readonly Stage[];

/** A share as a spreadsheet set to Turkish reads it; empty where there is nothing to be a share of. */
const percent = (share: number | undefined): string =>
  share === undefined ? "" : (share * 100).toFixed(1).replace(".", ",");

/** The same as a table to take away, without rows of few people; what is no days leads to the page that says so. */
export async function downloadCampaigns(context: OfficeContext): Promise<Response> {
  const { services, request } = context;
  const { days, grouping, typed } = wantedOf(new URL(request.url), services.now());
  if (typed !== undefined) return show(context, { typed: {}, faults: {} }, 422);
  await context.audit("downloaded", copy.title);
  const { by, rows, total } = withoutFew(await reportBy(days, dimensionsOf(grouping), context));
  const amounts = (row: Report["total"]) => [
    ...counts.map((stage) => String(row[stage])),
    ...conversions.map(([part, whole]) => percent(shareOf(row[part], row[whole]))),
    ...moneyStageNames.map((stage) => formatMoney(row[stage]).replaceAll(".", "")),
    formatMoney(netOf(row)).replaceAll(".", ""),
  ];
  const text = csvOf([
    [
      copy.who,
      ...by.map((name) => copy.dimensions[name]),
      ...counts.map((stage) => copy.stages[stage]),
      ...conversions.map(([part, whole]) => copy.share(copy.stages[part], copy.stages[whole])),
      ...moneyStageNames.map((stage) => copy.stages[stage]),
      copy.net,
    ],
    ...rows.map((row) => {
      const names = rowNames(row, services.sources);
      return [names.origin, ...by.map((name) => names.values[name] ?? ""), ...amounts(row.amounts)];
    }),
    [copy.total, ...by.map(() => ""), ...amounts(total)],
  ]);
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${copy.file(days.from, days.to)}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
