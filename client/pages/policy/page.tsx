import { termCopy, termNames, termTones } from "#client/quote/policy-term.ts";
import type { ReactNode } from "react";
import { Link, useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { formatDate, formatMoment } from "#shared/format/date.ts";
import { href } from "#shared/routes.ts";
import { policyCopy } from "./copy.ts";
import type { PolicyData, ShownPolicy } from "./loader.server.ts";
import { PolicyActions } from "./policy-actions.tsx";
import { PolicyCover } from "./policy-cover.tsx";
import { PolicyPapers } from "./policy-papers.tsx";

/** A policy: what it covers, for whom and until when, its papers and its payment, and what can be done with it. */
export function Page() {
  const data = useLoaderData<PolicyData>();
  return data.kind === "access" ? <AccessStep of="policy" /> : <PolicyPage data={data} />;
}

function PolicyPage({ data }: { data: ShownPolicy }) {
  const steps = data.isMember
    ? [{ title: policyCopy.account, to: href("account", {}, { page: "policelerim" }) }]
    : [];
  return (
    <div className="page flex flex-col gap-4 py-4 desktop:py-8">
      <Breadcrumb title={data.name} steps={steps} />
      <div className="grid gap-4 desktop:gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:items-start">
        <div className="flex flex-col gap-4 min-w-0 desktop:row-span-2">
          <Heading data={data} />
          <div className="desktop:hidden">
            <PolicyActions data={data} />
          </div>
          <PolicyCover policy={data.policy} conditions={data.conditions} />
        </div>
        <div className="flex flex-col gap-4 min-w-0">
          <div className="max-desktop:hidden">
            <PolicyActions data={data} />
          </div>
          <PolicyPapers data={data} />
        </div>
      </div>
    </div>
  );
}

function Heading({ data: { name, policy, progress, link, isLeaving } }: { data: ShownPolicy }) {
  const { firmName, logo, packageName, policyNumber, term, leaving, changing } = policy;
  return (
    <section className="card p-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-2 desktop:gap-3">
        <InsurerLogo logo={logo} />
        <div className="min-w-[11rem] flex-1">
          <PageHeading className="h2">{name}</PageHeading>
          <p className="text-muted">{[firmName, packageName].filter(Boolean).join(" · ")}</p>
          <p className="text-sm text-muted tabular-nums whitespace-nowrap">
            <span className="visually-hidden">{policyCopy.number}: </span>
            {policyNumber}
          </p>
        </div>
        <Badge tone={termTones[term]}>{termNames[term]}</Badge>
      </div>
      <Time policy={policy} progress={progress} />
      {changing === undefined ? null : (
        <Notice kind="warning" title={policyCopy.changing[changing]}>
          <Link to={href("changeInsured", { quote: link })} className="link">
            {policyCopy.followChange}
          </Link>
        </Notice>
      )}
      {leaving === undefined ? null : (
        <Notice kind={isLeaving ? "warning" : "info"} title={policyCopy.leaving[leaving]}>
          <Link to={href("leave", { quote: link })} className="link">
            {policyCopy.follow}
          </Link>
        </Notice>
      )}
    </section>
  );
}

function Time({ policy, progress }: Pick<ShownPolicy, "policy" | "progress">) {
  const { startsAt, endsAt, term } = policy;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="h-1.5 rounded-full bg-line overflow-hidden" aria-hidden="true">
        <div className="h-full bg-primary" style={{ width: `${progress.share * 100}%` }} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
        <span>{formatDate(startsAt)}</span>
        <span className="order-last w-full desktop:order-none desktop:w-auto">
          {timeText(term, progress, policy)}
        </span>
        <span>{formatDate(endsAt)}</span>
      </p>
    </div>
  );
}

function timeText(
  term: ShownPolicy["policy"]["term"],
  { day, left }: ShownPolicy["progress"],
  {
    startsAt,
    endsAt,
    cancelledOn,
  }: Pick<ShownPolicy["policy"], "startsAt" | "endsAt" | "cancelledOn">,
): ReactNode {
  if (cancelledOn !== undefined) return policyCopy.cancelled(formatDate(cancelledOn));
  if (term === "future") return policyCopy.starts(formatMoment(startsAt));
  return term === "over" ? termCopy.ended(formatMoment(endsAt)) : policyCopy.progress(day, left);
}
