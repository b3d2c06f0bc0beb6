import type { ReactNode } from "react";
import { claimHref } from "#shared/content/claim-href.ts";
import { Link } from "react-router";
import { changeDifference } from "#client/quote/payment/change-difference.ts";
import { orderCopy, orderHeading } from "#client/quote/payment/order-copy.ts";
import { SoldDocuments } from "#client/quote/payment/sold-documents.tsx";
import { ReminderForm } from "#client/quote/sharing/reminder-form.tsx";
import { termCopy } from "#client/quote/policy-term.ts";
import { Folded } from "#client/quote/payment/folded.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { Money } from "#client/ui/money.tsx";
import { collectionCopy } from "#shared/copy/collection.ts";
import { Notice } from "#client/ui/notice.tsx";
import { formatDate, formatMoment } from "#shared/format/date.ts";
import { isProductId, productName } from "#shared/products/catalogue.ts";
import { href, quoteEndpoint, quoteHref } from "#shared/routes.ts";
import type { OrderData } from "./loader.server.ts";
import { OrderMessages } from "./order-messages.tsx";

type Bought = Extract<OrderData, { kind: "order" }>;
type Order = Bought["order"];

/** The policy is there: what it says, its papers, and what its holder may want next; no more. */
export function PolicyReady({ data }: { data: Bought }) {
  const { order, next, isMember } = data;
  return (
    <div className="page py-6 desktop:py-10 grid gap-5 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start desktop:gap-8">
      <PolicyCard data={data} />
      <div className="card empty:hidden divide-y divide-line *:p-5 min-w-0">
        {order.reminder === undefined ? null : (
          <section>
            <ReminderForm kind="policy-end" reminder={order.reminder} />
          </section>
        )}
        <Account
          isMember={isMember}
          isMembers={order.isMembers === true && order.cancelledOn === undefined}
        />
        {next === undefined ? null : <NextLine next={next} />}
      </div>
    </div>
  );
}

function PolicyCard({ data: { order, link } }: { data: Bought }) {
  const hasEnded = order.isOver || order.cancelledOn !== undefined;
  return (
    <section className="card flex flex-col gap-5 p-5 desktop:p-8 min-w-0">
      <div className="flex flex-wrap items-center gap-4">
        <span
          className={`order-mark ${hasEnded ? "bg-line text-muted" : "bg-success-tint text-success"}`}
          aria-hidden="true"
        >
          <Icon name={hasEnded ? "i-lucide-circle-slash" : "i-lucide-check"} />
        </span>
        <PageHeading>{orderHeading(order)}</PageHeading>
      </div>
      {order.cancelledOn === undefined ? null : (
        <Notice kind="info">{orderCopy.cancelledText(formatDate(order.cancelledOn))}</Notice>
      )}
      {order.isOver ? <Over order={order} /> : null}
      {hasEnded ? null : <OrderMessages order={order} about="policy" />}
      <PolicyFacts order={order} />
      <div className="flex flex-col gap-3 desktop:flex-row desktop:flex-wrap">
        <a href={quoteEndpoint("policyPdf", link)} className="btn-primary">
          <Icon name="i-lucide-file-down" /> {orderCopy.pdf}
        </a>
        {order.certificate === undefined ? null : (
          <a href={quoteEndpoint("certificatePdf", link)} className="btn-secondary">
            <Icon name="i-lucide-file-down" /> {order.certificate}
          </a>
        )}
        <Link to={href("policy", { quote: link })} className="btn-secondary">
          <Icon name="i-lucide-shield-check" /> {orderCopy.toPolicy}
        </Link>
        {hasEnded ? null : (
          <a href={quoteEndpoint("policyCalendar", link)} className="btn-secondary" download>
            <Icon name="i-lucide-calendar-plus" /> {orderCopy.calendar}
          </a>
        )}
      </div>
      {order.hasDocuments === true ? <SoldDocuments link={link} /> : null}
      {order.claim === undefined ? null : (
        <ClaimSteps steps={order.claim} firmName={order.firmName} />
      )}
    </section>
  );
}

/** The term has passed: nobody is to think that they are still covered. */
function Over({ order: { endsAt = 0, productId = "" } }: Pick<Bought, "order">) {
  return (
    <Notice kind="warning">
      {termCopy.ended(formatMoment(endsAt))}{" "}
      {isProductId(productId) ? (
        <Link to={quoteHref(productId)} className="link">
          {termCopy.renew}
        </Link>
      ) : null}
    </Notice>
  );
}

function PolicyFacts({ order }: { order: Bought["order"] }) {
  const { startsAt, endsAt, paidKurus = 0, changedKurus = 0, instalmentCount = 1 } = order;
  const facts: readonly (readonly [label: string, text: string | undefined])[] = [
    [orderCopy.policyNumber, order.policyNumber],
    [orderCopy.insurance, productName(order.productId ?? "")],
    [order.subjectLabel ?? orderCopy.subject, order.subject],
    [orderCopy.firm, order.firmName],
    [orderCopy.starts, startsAt === undefined ? undefined : formatMoment(startsAt)],
    order.cancelledOn === undefined
      ? [orderCopy.ends, endsAt === undefined ? undefined : formatMoment(endsAt)]
      : [orderCopy.endedOn, formatDate(order.cancelledOn)],
  ];
  return (
    <dl className="m-0 divide-y divide-line border-0 border-y border-solid border-line">
      {facts.map(([label, text]) =>
        text === undefined || text === "" ? null : (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ),
      )}
      <Fact label={orderCopy.paid}>
        <Money kurus={paidKurus} />
        {instalmentCount === 1 ? null : (
          <span className="block text-sm font-normal text-muted">
            {orderCopy.inInstalments(instalmentCount)}
          </span>
        )}
        {order.isOnlyCharge === true ? (
          <span className="block max-w-48 min-[600px]:max-w-none text-sm font-normal text-muted">
            {orderCopy.onlyCharge}
          </span>
        ) : null}
      </Fact>
      {changedKurus === 0 ? null : (
        <>
          <Fact label={changeDifference.label}>{changeDifference.text(changedKurus)}</Fact>
          <Fact label={changeDifference.total}>
            <Money kurus={paidKurus + changedKurus} />
          </Fact>
        </>
      )}
      {order.collector === undefined ? null : (
        <div className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-muted">{collectionCopy.label}</dt>
          <dd className="m-0 text-sm min-w-0 break-words">{order.collector}</dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted whitespace-nowrap">{label}</dt>
      <dd className="m-0 text-right font-semibold tabular-nums min-w-0 break-words">{children}</dd>
    </div>
  );
}

interface ClaimStepsProps {
  readonly steps: readonly string[];
  readonly firmName: string | undefined;
}

/** Folded: it is needed on another day, and then at hand in the policy and the e-mail. */
function ClaimSteps({ steps, firmName }: ClaimStepsProps) {
  return (
    <Folded icon="i-lucide-life-buoy" label={orderCopy.claim}>
      <ol className="list-decimal pl-5 mt-2 flex flex-col gap-2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link
        to={firmName === undefined ? href("claim") : claimHref(firmName)}
        className="link inline-flex items-center min-h-11"
      >
        {orderCopy.claimMore}
      </Link>
    </Folded>
  );
}

function Account({ isMember, isMembers }: Pick<Bought, "isMember"> & Pick<Order, "isMembers">) {
  if (isMember) {
    return (
      <p>
        <Link to={href("account", {}, { page: "policelerim" })} className="link">
          {orderCopy.policies}
        </Link>
      </p>
    );
  }
  if (isMembers !== true) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="h3 flex items-center gap-2">
        <Icon name="i-lucide-user-plus" className="text-primary" /> {orderCopy.account}
      </h2>
      <p className="text-muted">{orderCopy.accountText}</p>
      <p className="flex flex-wrap items-center gap-x-5">
        <Link to={href("register")} className="link inline-flex items-center min-h-11">
          {orderCopy.register}
        </Link>
        <Link to={href("login")} className="link inline-flex items-center min-h-11">
          {orderCopy.login}
        </Link>
      </p>
    </section>
  );
}

function NextLine({ next }: { next: NonNullable<Bought["next"]> }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="h3 flex items-center gap-2">
        <Icon name={next.icon} className="text-primary" /> {next.name}
      </h2>
      <p className="text-muted">{next.summary}</p>
      <Link to={next.href} className="btn-secondary self-start">
        {orderCopy.nextQuote(next.name)}
      </Link>
    </section>
  );
}
