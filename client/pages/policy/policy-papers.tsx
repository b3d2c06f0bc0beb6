import type { ReactNode } from "react";
import { Link } from "react-router";
import { changeDifference } from "#client/quote/payment/change-difference.ts";
import { SoldDocuments } from "#client/quote/payment/sold-documents.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Money } from "#client/ui/money.tsx";
import { formatMoney } from "#shared/format/money.ts";
import { endorsementQuery, href, quoteEndpoint } from "#shared/routes.ts";
import { policyCopy } from "./copy.ts";
import type { ShownPolicy } from "./loader.server.ts";

/** The papers of a policy, and what was paid for it. */
export function PolicyPapers({ data }: { data: ShownPolicy }) {
  const { policy, link, paidOn } = data;
  const {
    certificate,
    paidKurus,
    changedKurus = 0,
    changedAt = [],
    refundedKurus,
    instalmentCount,
    firstKurus,
    eachKurus,
  } = policy;
  return (
    <>
      <section className="card p-5">
        <h2 className="h3">{policyCopy.documents}</h2>
        <ul className="mt-1 divide-y divide-line">
          <Paper to={quoteEndpoint("policyPdf", link)} name={policyCopy.policy} />
          {changedAt.map((at, index) => (
            <Paper
              key={at}
              to={`${quoteEndpoint("changePdf", link)}?${endorsementQuery}=${index + 1}`}
              name={policyCopy.changeEndorsement(index + 1, at)}
            />
          ))}
          {policy.cancelledOn === undefined ? null : (
            <Paper to={quoteEndpoint("endorsementPdf", link)} name={policyCopy.endorsement} />
          )}
          {refundedKurus === undefined ? null : (
            <Paper to={quoteEndpoint("refundPdf", link)} name={policyCopy.refundReceipt} />
          )}
          {certificate === undefined ? null : (
            <Paper to={quoteEndpoint("certificatePdf", link)} name={certificate} />
          )}
          {policy.hasDocuments ? (
            <li>
              <SoldDocuments link={link} />
            </li>
          ) : null}
        </ul>
      </section>
      <section className="card p-5 flex flex-col gap-2">
        <h2 className="h3">{policyCopy.payment}</h2>
        <dl className="m-0">
          <Row label={policyCopy.paid} isSum>
            <Money kurus={paidKurus} />
          </Row>
          {instalmentCount === 1 ? null : (
            <Row label={policyCopy.instalments(instalmentCount)}>
              {policyCopy.instalmentsText(formatMoney(firstKurus), formatMoney(eachKurus))}
            </Row>
          )}
          <Row label={policyCopy.paidOn}>{paidOn}</Row>
          {changedKurus === 0 ? null : (
            <Row label={changeDifference.label} isSum>
              {changeDifference.text(changedKurus)}
            </Row>
          )}
          {refundedKurus === undefined ? null : (
            <Row label={policyCopy.refunded} isSum>
              <Money kurus={refundedKurus} />
            </Row>
          )}
          {changedKurus === 0 || refundedKurus !== undefined ? null : (
            <Row label={changeDifference.total} isSum>
              <Money kurus={paidKurus + changedKurus} />
            </Row>
          )}
        </dl>
        {instalmentCount === 1 ? null : (
          <p className="text-sm text-muted">{policyCopy.instalmentsNote}</p>
        )}
        <p>
          <Link
            to={href("order", { quote: link })}
            className="link inline-flex items-center min-h-11"
          >
            {policyCopy.order}
          </Link>
        </p>
      </section>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly isSum?: boolean;
  readonly children: ReactNode;
}

function Row({ label, isSum = false, children }: RowProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1">
      <dt className="text-muted">{label}</dt>
      <dd className={`m-0 tabular-nums ${isSum ? "font-semibold" : ""}`}>{children}</dd>
    </div>
  );
}

function Paper({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <a
        href={to}
        className="flex items-center gap-3 min-h-12 text-ink no-underline hover:text-primary"
      >
        <Icon name="i-lucide-file-text" className="text-lg text-primary" />
        <span className="min-w-0 flex-1">{name}</span>
        <span className="text-sm text-muted">{policyCopy.pdf}</span>
      </a>
    </li>
  );
}
