import { termCopy, termNames, termTones } from "#client/quote/policy-term.ts";
import { Link } from "react-router";
import { Badge } from "#client/ui/badge.tsx";
import { Money } from "#client/ui/money.tsx";
import { Fact } from "../fact.tsx";
import type { SectionData } from "../loader.server.ts";
import { MemberQuoteList } from "../member-quote-list.tsx";
import { policiesCopy } from "./copy.ts";
import { Icon } from "#client/ui/icon.tsx";

/** The member's policies, with what can be done with each. */
export function PoliciesSection({ data }: { data: SectionData<"policelerim"> }) {
  return (
    <MemberQuoteList section="policelerim" list={data} copy={policiesCopy}>
      {(row) => <Policy row={row} />}
    </MemberQuoteList>
  );
}

function Policy({ row }: { row: SectionData<"policelerim">["rows"][number] }) {
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="h3">
            <Link to={row.page} className="link">
              {row.productName}
            </Link>
          </h2>
          <p className="text-muted">
            {row.firmName} · {row.subject} · {row.vehicle}
          </p>
        </div>
        <Badge tone={termTones[row.term]}>{termNames[row.term]}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-2 mt-4 desktop:grid-cols-3">
        <Fact label={policiesCopy.number}>{row.number}</Fact>
        <Fact label={policiesCopy.period}>{row.period}</Fact>
        <Fact label={policiesCopy.paid}>
          <Money kurus={row.paidKurus} />
        </Fact>
      </dl>
      {row.ended === null ? null : (
        <Told text={policiesCopy.ended(row.ended)} to={row.page} link={policiesCopy.toPolicy} />
      )}
      {row.isLeaving && row.ended === null ? (
        <Told text={policiesCopy.leaving} to={row.leave} link={policiesCopy.follow} />
      ) : null}
      {row.resend === null ? null : (
        <Told text={policiesCopy.unsent} to={row.resend} link={policiesCopy.resend} />
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-4">
        <a href={row.pdf} className="btn-secondary">
          <Icon name="i-lucide-file-down" />
          {policiesCopy.pdf}
        </a>
        {row.certificate === null ? null : (
          <a href={row.certificate.href} className="btn-secondary">
            <Icon name="i-lucide-file-down" />
            {row.certificate.label}
          </a>
        )}
        {row.documents === null ? null : (
          <a href={row.documents} className="link">
            {policiesCopy.documents}
          </a>
        )}
        {row.renew === null ? null : (
          <Link to={row.renew} className="link">
            {termCopy.renew}
          </Link>
        )}
        <Link to={row.claim} className="link">
          {policiesCopy.claim}
        </Link>
        {row.isLeaving || row.term === "over" || row.term === "cancelled" ? null : (
          <Link to={row.leave} className="link">
            {policiesCopy.leave}
          </Link>
        )}
      </p>
    </article>
  );
}

/** How a policy stands besides, and where that is seen to. */
const Told = ({ text, to, link }: Readonly<Record<"text" | "to" | "link", string>>) => (
  <p className="mt-4">
    {text}{" "}
    <Link to={to} className="link">
      {link}
    </Link>
  </p>
);
