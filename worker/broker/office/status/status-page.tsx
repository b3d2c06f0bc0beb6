/** @jsxImportSource hono/jsx */
import { formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { officePageCopy } from "../copy.ts";
import { Facts } from "../kit/facts.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Badge } from "../kit/status.tsx";
import { Table } from "../kit/table.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import { statusCopy as copy } from "./copy.ts";
import type { SourceStatus, Status } from "./read-status.ts";

const lira = (kurus: number): string => `${formatMoney(kurus)} TL`;
const seconds = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });
const lasted = (ms: number | null): string =>
  ms === null ? copy.none : copy.seconds(seconds.format(ms / 1000));

/** What is to be looked at, in words. */
function textOf(trouble: string, insurers: readonly SourceStatus[]): string {
  const known = copy.troubles[trouble];
  if (known !== undefined) return known;
  const id = trouble.slice(trouble.indexOf(":") + 1);
  return copy.insurerTrouble(insurers.find((insurer) => insurer.id === id)?.name ?? id);
}

const Troubles = ({ status: { troubles, insurers } }: { readonly status: Status }) =>
  troubles.length === 0 ? (
    <p class="card">{copy.well}</p>
  ) : (
    <Card title={copy.look}>
      {troubles.map((trouble) => (
        <p>
          <Badge isAlert>{textOf(trouble, insurers)}</Badge>
        </p>
      ))}
    </Card>
  );

function Providers({ providers }: Pick<Status, "providers">) {
  const { payment, messages, registries, unanswered } = providers;
  return (
    <Card title={copy.providers}>
      <Facts
        facts={[
          [copy.payment, `${payment.name ?? copy.off} · ${copy.refunding(payment.refunding)}`],
          [copy.messages, `${messages.name ?? copy.off} · ${copy.late(messages.late)}`],
          [copy.registries, copy.unanswered(registries.silent)],
          [
            copy.dayLists,
            unanswered.length === 0 ? copy.allListed : copy.notListed(unanswered.length),
          ],
        ]}
      />
    </Card>
  );
}

interface LedgerCard extends Pick<Status, "ledger"> {
  /** Whether how much stands where is shown, and not only whether it is right. */
  readonly hasSums: boolean;
}

/** Whether money stands on an account as it moved; on the others what is due to somebody is negative in the ledger. */
const isOurs = (account: string): boolean => account === "card" || account === "bank";

function Ledger({ ledger: { accounts, open, faults }, hasSums }: LedgerCard) {
  const sums = hasSums ? Object.entries(accounts) : [];
  return (
    <Card title={copy.ledger}>
      <Facts
        facts={[
          ...sums.map(
            ([account, kurus]) =>
              [copy.accounts[account] ?? account, lira(isOurs(account) ? kurus : -kurus)] as const,
          ),
          [copy.open, copy.openOrders(open.orders, hasSums ? lira(open.kurus) : undefined)],
          [copy.faults, String(faults)],
        ]}
      />
    </Card>
  );
}

function Insurers({ insurers, quotes }: Pick<Status, "insurers" | "quotes">) {
  const asked = insurers.filter(({ answered, failed, silent }) => answered + failed + silent > 0);
  return (
    <>
      <h2>{copy.insurers}</h2>
      <p class="muted">{copy.insurersLead(quotes)}</p>
      {asked.length === 0 ? null : (
        <Table
          label={copy.insurers}
          columns={[
            { head: copy.insurer, cell: ({ name }) => name },
            { head: copy.answered, cell: ({ answered }) => answered },
            { head: copy.missed, cell: ({ failed, silent }) => copy.both(failed, silent) },
            {
              head: copy.times,
              cell: ({ medianMs, slowestMs }) =>
                slowestMs === null ? copy.none : copy.both(lasted(medianMs), lasted(slowestMs)),
            },
          ]}
          rows={asked}
        />
      )}
    </>
  );
}

/** How things stand, for whoever is on call. */
export function statusPage(status: Status, context: OfficeContext): Promise<Response> {
  const { at, quotes, insurers, providers, overdue, orders, policies, reconciliation, ledger } =
    status;
  const { environment, version, lacks, configuration } = status;
  return officePage(
    { title: copy.title, section: "status" },
    context,
    <>
      <Heading title={copy.title} lead={copy.lead(formatDateTime(Date.parse(at)))} />
      <Troubles status={status} />
      <Providers providers={providers} />
      <Card title={copy.overdue}>
        <Facts
          facts={[
            [copy.overdueQuotes, String(overdue.quotes)],
            [copy.overdueOrders, String(overdue.orders)],
            [copy.overdueReminders, String(overdue.reminders)],
            [copy.overdueEndorsements, String(overdue.endorsements)],
          ]}
        />
      </Card>
      <Card title={copy.orders}>
        <Facts
          facts={[
            [copy.stuck, String(orders.stuck)],
            [copy.unreadable, String(orders.unreadable)],
            [copy.unsent, String(orders.unsent)],
            [copy.differing, String(orders.differing)],
            [copy.strays, String(orders.strays)],
          ]}
        />
        {context.rights.has("money") ? (
          <p>
            <a href={officePaths.orders}>{copy.toOrders}</a>
          </p>
        ) : null}
      </Card>
      <Card title={copy.policies}>
        <Facts
          facts={[
            [copy.waiting, String(policies.waiting)],
            [copy.stuck, String(policies.stuck)],
          ]}
        />
        {context.rights.has("money") ? (
          <p>
            <a href={officePaths.policies}>{copy.toPolicies}</a>
          </p>
        ) : null}
      </Card>
      <Card title={copy.reconciliation}>
        <p>
          {reconciliation === null
            ? officePageCopy.notReconciled
            : officePageCopy.reconciled(reconciliation)}
        </p>
      </Card>
      <Ledger ledger={ledger} hasSums={context.rights.has("money")} />
      <Insurers insurers={insurers} quotes={quotes} />
      <Card title={copy.installation}>
        <Facts
          facts={[
            [copy.environment, environment],
            [copy.version, version ?? copy.unknown],
            [copy.lacks, lacks.length === 0 ? undefined : lacks.join(", ")],
            [copy.configuration, configuration.join(", ")],
          ]}
        />
      </Card>
    </>,
  );
}
