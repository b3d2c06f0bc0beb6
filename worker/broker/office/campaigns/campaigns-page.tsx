/** @jsxImportSource hono/jsx */
import { addDays, formatDate, formatDateTime } from "#shared/format/date.ts";
import { formatLira, formatMoney } from "#shared/format/money.ts";
import type { CampaignLink } from "../../campaign/campaign-repository.ts";
import type { Amounts, Report, ReportRow } from "../../campaign/report.ts";
import { netOf, shareOf } from "../../campaign/report.ts";
import type { Stage } from "../../store/campaign-events.ts";
import { campaignCopy as copy } from "./copy.ts";
import { rowNames } from "./row-names.ts";
import type { NewLink } from "./link-form.tsx";
import { LinkForm, Links } from "./link-form.tsx";
import type { Period, Wanted } from "./wanted.ts";
import { reportQuery } from "./wanted.ts";
import { Bars } from "../kit/bars.tsx";
import { Button, Select } from "../kit/form.tsx";
import { Lines } from "../kit/lines.tsx";
import { Tabs } from "../kit/navigation.tsx";
import { Heading, officePage } from "../kit/page.tsx";
import { Notice, Refusal } from "../kit/status.tsx";
import { Empty } from "../kit/table.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";

const count = (value: number): string => value.toLocaleString("tr-TR");
const percent = (part: number | undefined): string =>
  part === undefined
    ? "–"
    : `%${(part * 100).toLocaleString("tr-TR", { maximumFractionDigits: 1 })}`;

/** Which days, and by what the rows are told apart; an address of its own, without scripts. */
const Filters = ({ wanted }: { readonly wanted: Wanted }) => (
  <form method="get" action={officePaths.campaigns} class="card filters">
    <DateField
      name="ilk"
      label={copy.from}
      value={wanted.typed?.from ?? formatDate(wanted.days.from)}
    />
    <DateField name="son" label={copy.to} value={wanted.typed?.to ?? formatDate(wanted.days.to)} />
    <Select
      name="satir"
      label={copy.by}
      options={Object.entries(copy.groupings)}
      chosen={wanted.grouping}
    />
    <Button label={copy.show} look="primary" />
    <a class="button" href={`${officePaths.campaignsCsv}?${reportQuery(wanted)}`}>
      {copy.csv}
    </a>
  </form>
);

const DateField = ({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}) => (
  <div>
    <label for={name}>{label}</label>
    <input
      id={name}
      name={name}
      type="text"
      inputmode="numeric"
      autocomplete="off"
      placeholder={copy.dateHint}
      value={value}
    />
  </div>
);

/** From one step to the next, of all rows. */
function Funnel({ total }: { readonly total: Amounts }) {
  const steps: readonly Stage[] = ["landings", "quotes", "offers", "policies"];
  return (
    <Bars
      title={copy.funnel}
      bars={steps.map((stage, index) => {
        const before = steps[index - 1];
        const passed =
          before === undefined ? "" : ` · ${percent(shareOf(total[stage], total[before]))}`;
        return {
          label: copy.stages[stage],
          value: Math.max(total[stage], 0),
          part: total[stage],
          text: `${count(total[stage])}${passed}`,
        };
      })}
    />
  );
}

/** Quotes and policies of each day. */
function Daily({ daily, days: { from, to } }: { readonly daily: Report } & Pick<Wanted, "days">) {
  const all: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  const sum = (day: string, stage: Stage) =>
    daily.rows.reduce(
      (total, { values, amounts }) => (values.day === day ? total + amounts[stage] : total),
      0,
    );
  const series = (stage: Stage, look: "solid" | "dashed") => ({
    label: copy.axes[look](copy.stages[stage]),
    look,
    values: all.map((day) => sum(day, stage)),
  });
  return (
    <Lines
      title={copy.daily}
      series={[series("quotes", "solid"), series("policies", "dashed")]}
      ends={[formatDate(from), formatDate(to)]}
    />
  );
}

/** A row's name: its values where it is a campaign's or told apart by line, firm or day, and how they came. */
function RowName({ row, context }: { readonly row: ReportRow; readonly context: OfficeContext }) {
  const { origin, values } = rowNames(row, context.services.sources);
  const words = Object.values(values).filter((value) => value !== "–");
  const isCampaign = row.origin === "campaign";
  const [first = origin, ...others] = isCampaign
    ? words.toReversed()
    : words.length > 0
      ? [...words, origin]
      : [];
  return (
    <>
      {isCampaign ? <strong>{first}</strong> : first}
      {others.length === 0 ? null : <p class="muted">{others.toReversed().join(" · ")}</p>}
    </>
  );
}

interface Cells {
  readonly name: unknown;
  readonly amounts: Amounts;
  readonly isTotal: boolean;
}

/** Whole lira, as there are many columns; the file has every kuruş. */
const lira = (kurus: number): string => formatLira(Math.round(kurus / 100) * 100);
const goneBack = (kurus: number): string => (kurus === 0 ? "0" : `−${lira(kurus)}`);

/** What stands in the columns beside the name. */
const columns: readonly (readonly [head: string, text: (amounts: Amounts) => string])[] = [
  [copy.stages.landings, ({ landings }) => count(landings)],
  [copy.stages.quotes, ({ quotes }) => count(quotes)],
  [copy.stages.offers, ({ offers }) => count(offers)],
  [copy.stages.policies, ({ policies }) => count(policies)],
  [copy.conversion, ({ policies, landings }) => percent(shareOf(policies, landings))],
  [copy.stages.leads, ({ leads }) => count(leads)],
  [copy.stages.premium, ({ premium }) => lira(premium)],
  [copy.stages["premium-undone"], (amounts) => goneBack(amounts["premium-undone"])],
  [copy.stages.commission, ({ commission }) => lira(commission)],
  [copy.stages.undone, ({ undone }) => goneBack(undone)],
  [copy.net, (amounts) => lira(netOf(amounts))],
  [copy.stages.returned, ({ returned }) => lira(returned)],
];

const Row = ({ name, amounts, isTotal }: Cells) => (
  <tr class={isTotal ? "total" : ""}>
    <th scope="row">{name as never}</th>
    {columns.map(([, text]) => (
      <td>{text(amounts)}</td>
    ))}
  </tr>
);

/** The rows with their sum, which has to be the ledger's. */
function Rows({ report, context }: { readonly report: Report; readonly context: OfficeContext }) {
  const { rows, total, differences } = report;
  const different = Object.keys(differences) as (keyof typeof differences)[];
  if (rows.length === 0) return <Empty />;
  return (
    <>
      <p class="muted aside">{copy.scrolls}</p>
      <div class="wide" role="region" tabindex={0} aria-label={copy.title}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{copy.who}</th>
              {columns.map(([head]) => (
                <th scope="col">{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                name={<RowName row={row} context={context} />}
                amounts={row.amounts}
                isTotal={false}
              />
            ))}
            <Row name={copy.total} amounts={total} isTotal />
          </tbody>
        </table>
      </div>
      {different.length === 0 ? (
        <Notice
          text={`${copy.equal}. ${copy.ledger(formatMoney(total.premium), formatMoney(netOf(total)))}`}
        />
      ) : (
        <Refusal text={copy.unequal(different.map((name) => copy.stages[name]).join(", "))} />
      )}
      <p class="muted">{copy.footnote}</p>
    </>
  );
}

interface Shown {
  readonly wanted: Wanted;
  readonly report: Report;
  readonly daily: Report;
  readonly links: readonly CampaignLink[];
  readonly link: NewLink;
  readonly status: number;
}

/** What campaigns brought in some days, as lines, steps and rows; and their links. */
export function campaignsPage(
  { wanted, report, daily, links, link, status }: Shown,
  context: OfficeContext,
): Promise<Response> {
  const { services, request } = context;
  const isSaved = new URL(request.url).searchParams.has("kaydedildi");
  return officePage(
    { title: copy.title, section: "campaigns", status },
    context,
    <>
      <Heading title={copy.title} lead={copy.lead(formatDateTime(services.now()))} />
      <Notice text={isSaved ? copy.saved : undefined} />
      <Tabs
        label={copy.periodNav}
        tabs={(Object.keys(copy.periods) as Period[]).map((period) => ({
          href: `${officePaths.campaigns}?${reportQuery({ ...wanted, period })}`,
          label: copy.periods[period],
          isCurrent: period === wanted.period,
        }))}
      />
      <Refusal text={wanted.typed === undefined ? undefined : copy.badDates} />
      <Filters wanted={wanted} />
      <div class="charts">
        <Daily daily={daily} days={wanted.days} />
        <Funnel total={report.total} />
      </div>
      <Rows report={report} context={context} />
      <LinkForm link={link} />
      {links.length === 0 ? null : <Links links={links} site={services.site.publicUrl} />}
    </>,
  );
}
