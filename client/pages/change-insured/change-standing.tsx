import { Link } from "react-router";
import { Icon } from "#client/ui/icon.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { RefreshWithoutScripts } from "#client/ui/refresh-without-scripts.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { usePolling } from "#client/ui/use-polling.ts";
import type { ChangeState } from "#shared/calls/policy/change-fields.ts";
import { href, quoteEndpoint } from "#shared/routes.ts";
import { ChangedRows } from "./changed-rows.tsx";
import { changeInsuredCopy as copy } from "./copy.ts";
import { againQuery, anotherCardQuery } from "./intents.ts";
import type { Standing } from "./loader.server.ts";
import { PayChange } from "./pay-change.tsx";

const hurried: ReadonlySet<ChangeState> = new Set<ChangeState>(["paying", "sending", "refunding"]);
const pollMs = 1500;
const refreshSeconds = 4;

/** How a change stands: which policy holds, and what its owner can do. */
export function ChangeStanding({ data }: { data: Standing }) {
  const { change, found, link } = data;
  const { state, rows, askedAt, changedAt, endorsementNumber, reason } = change;
  const isHurried = hurried.has(state) && !data.asksCard;
  usePolling(isHurried, pollMs);
  return (
    <section className="card p-5 desktop:p-8 flex flex-col gap-4">
      <h2 className="h3">{copy.status[state]}</h2>
      <p role="status">
        {copy.askedAt(askedAt)} {changedAt === undefined ? null : copy.changedAt(changedAt)}
      </p>
      <ChangedRows rows={rows} />
      {endorsementNumber === undefined ? null : (
        <p className="tabular-nums">
          {copy.number}: {endorsementNumber}
        </p>
      )}
      {state === "refused" ? (
        <>
          <p className="font-semibold">{reason}</p>
          {found.isLeft === true ? null : <Notice kind="success">{copy.refused}</Notice>}
        </>
      ) : changedAt === undefined && found.isLeft !== true ? (
        <Notice kind="success">{copy.holds(found.firmName)}</Notice>
      ) : null}
      {data.asksCard ? <PayChange data={data} /> : null}
      <Money change={change} />
      <div className="flex flex-wrap gap-3">
        {changedAt !== undefined ? (
          <a href={quoteEndpoint("changePdf", link)} className="btn-secondary">
            <Icon name="i-lucide-file-down" /> {copy.endorsement}
          </a>
        ) : null}
        {state === "paying" && !data.asksCard ? (
          <Link
            to={href("changeInsured", { quote: link }, { [anotherCardQuery]: "1" })}
            className="btn-secondary"
          >
            {copy.anotherCard}
          </Link>
        ) : null}
        {(state === "done" || state === "refused") && found.options.length > 0 ? (
          <Link
            to={href("changeInsured", { quote: link }, { [againQuery]: "1" })}
            className="btn-quiet"
          >
            {copy.again}
          </Link>
        ) : null}
        <Link to={href("policy", { quote: link })} className="btn-quiet">
          {copy.toPolicy}
        </Link>
      </div>
      {isHurried ? (
        <RefreshWithoutScripts seconds={refreshSeconds}>
          <ReloadLink className="link">{copy.status[state]}</ReloadLink>
        </RefreshWithoutScripts>
      ) : null}
    </section>
  );
}

/** What has become of the difference, once something has. */
function Money({ change }: Pick<Standing, "change">) {
  const { state, differenceKurus = 0, isReturned, owedKurus = 0, partsKurus = [] } = change;
  if (isReturned === true) return <p>{copy.returned(differenceKurus)}</p>;
  if (state === "by-hand") return <Notice kind="warning">{copy.byHand(owedKurus)}</Notice>;
  if (state !== "done" || differenceKurus === 0) return null;
  const cardKurus = -differenceKurus - owedKurus;
  return (
    <div className="text-success font-semibold">
      {differenceKurus > 0 ? <p>{copy.paid(differenceKurus)}</p> : null}
      {partsKurus.length > 0 ? <p>{copy.returnedParts(partsKurus)}</p> : null}
      {cardKurus > 0 && partsKurus.length === 0 ? <p>{copy.returned(cardKurus)}</p> : null}
      {owedKurus > 0 ? <p>{copy.transferred(owedKurus)}</p> : null}
    </div>
  );
}
