/** @jsxImportSource hono/jsx */
import { formatDateTime } from "#shared/format/date.ts";
import { accountsCopy as copy } from "../accounts-copy.ts";
import { Button, Tick } from "../kit/form.tsx";
import { Heading, officePage } from "../kit/page.tsx";
import { Badge, Notice } from "../kit/status.tsx";
import { Table } from "../kit/table.tsx";
import type { ListedAccount } from "../door/office-account-repository.ts";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import { officeRights, writeRights } from "../rights.ts";

const Unlock = ({ name, isOwn }: { readonly name: string; readonly isOwn: boolean }) =>
  isOwn ? (
    <p class="muted">{copy.ownLocked}</p>
  ) : (
    <form method="post" action={officePaths.accounts}>
      <input type="hidden" name="name" value={name} />
      <Button intent="unlock" label={copy.unlock} spoken={copy.unlockOf(name)} />
    </form>
  );

/** What somebody may do, which the others change. */
const Rights = ({ name, rights, isOwn }: ListedAccount & { readonly isOwn: boolean }) =>
  isOwn ? (
    <p>
      {officeRights
        .filter((right) => rights.has(right))
        .map((right) => copy.rightNames[right])
        .join(", ")}
    </p>
  ) : (
    <form method="post" action={officePaths.accounts}>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="seen" value={writeRights(rights)} />
      {officeRights.map((right) => (
        <Tick name={right} label={copy.rightNames[right]} isTicked={rights.has(right)} />
      ))}
      <Button intent="rights" label={copy.giveRights} spoken={copy.giveRightsTo(name)} />
    </form>
  );

function State({ account, now }: { readonly account: ListedAccount; readonly now: number }) {
  const { isSetUp, lockedUntil, devicesLockedUntil } = account;
  const isLocked = Math.max(lockedUntil, devicesLockedUntil) > now;
  const unlocked = isSetUp ? "open" : "invited";
  return (
    <>
      <Badge isAlert={isLocked}>{copy.states[isLocked ? "locked" : unlocked]}</Badge>
      {lockedUntil > now ? <p>{copy.lockedUntil(formatDateTime(lockedUntil))}</p> : null}
      {devicesLockedUntil > now ? (
        <p>{copy.devicesLockedUntil(formatDateTime(devicesLockedUntil))}</p>
      ) : null}
    </>
  );
}

/** The office's accounts with their locks, which the others may end. */
export function accountsPage(
  accounts: readonly ListedAccount[],
  notice: string | undefined,
  context: OfficeContext,
): Promise<Response> {
  const now = context.services.now();
  const isOwn = ({ name }: ListedAccount) => name === context.name;
  return officePage(
    { title: copy.title, section: "accounts" },
    context,
    <>
      <Heading title={copy.title} lead={copy.lead} />
      <Notice text={notice} />
      <Table
        label={copy.title}
        rows={accounts}
        columns={[
          {
            head: copy.account,
            cell: (account) => (
              <strong>
                {account.name}
                {isOwn(account) ? ` (${copy.you})` : ""}
              </strong>
            ),
          },
          {
            head: copy.lastSignedIn,
            cell: ({ lastSignedInAt: at }) =>
              at === null ? copy.neverSignedIn : formatDateTime(at),
          },
          {
            head: copy.rights,
            cell: (account) => <Rights {...account} isOwn={isOwn(account)} />,
          },
          { head: copy.state, cell: (account) => <State account={account} now={now} /> },
          {
            head: copy.lock,
            cell: (account) =>
              Math.max(account.lockedUntil, account.devicesLockedUntil) > now ? (
                <Unlock name={account.name} isOwn={isOwn(account)} />
              ) : null,
          },
        ]}
      />
    </>,
  );
}
