/** @jsxImportSource hono/jsx */
import { formatDate, formatDateTime, formatMoment } from "#shared/format/date.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { productName } from "#shared/products/catalogue.ts";
import { changeWords } from "../../lines/changing/copy.ts";
import { groundWords } from "../../lines/leaving/copy.ts";
import { policyholderName } from "../../policy/print-paper.ts";
import type { Cancellation } from "../../policy/cancellation/cancellation-record.ts";
import { twoPeopleKurus } from "../../policy/two-people.ts";
import type { ChangeState } from "#shared/calls/policy/change-fields.ts";
import { deedsFor, needsNote } from "../../policy/judge-cancellation.ts";
import { changeDeed, isTransferDue, toSendKurus } from "../../policy/judge-change.ts";
import { officePageCopy } from "../copy.ts";
import { Facts } from "../kit/facts.tsx";
import { Button, Form, TextArea } from "../kit/form.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Notice } from "../kit/status.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import type { ShownPolicy } from "../read-policy.ts";
import { policyOfficeCopy as copy } from "../policy-copy.ts";

function Policy({ found: { policy, quote } }: { readonly found: ShownPolicy }) {
  return (
    <Card title={copy.policy}>
      <Facts
        facts={[
          [copy.number, policy.policyNumber],
          [copy.product, productName(policy.productId)],
          [copy.firm, policy.firmName ?? policy.firmId],
          [copy.holder, quote === undefined ? "" : policyholderName(quote.content)],
          [copy.phone, quote === undefined ? "" : formatPhoneWithZero(quote.phone)],
          [
            copy.period,
            [policy.period.startsAt, policy.period.endsAt].map(formatMoment).join(" – "),
          ],
          [copy.paid, copy.lira(policy.paidKurus)],
        ]}
      />
      <p>
        <a href={officeHref("saleRecord", policy.orderId)}>{copy.record}</a>
      </p>
      <p>
        <a href={officeHref("offers", policy.quoteId)}>{officePageCopy.offers}</a>
      </p>
    </Card>
  );
}

function Leaving({ found }: { readonly found: ShownPolicy }) {
  const { cancellation, files, iban } = found;
  if (cancellation === undefined) return <Card title={copy.cancellation}>{copy.none}</Card>;
  const { ground, productId, steps, confirmedKurus, endorsementNumber, reason } = cancellation;
  return (
    <Card title={copy.cancellation}>
      <Facts
        facts={[
          [copy.state, copy.states[cancellation.state]],
          [copy.ground, groundWords(ground, productId).label],
          [copy.claim, cancellation.hasClaim ? copy.yes : copy.no],
          [copy.ends, formatDate(cancellation.cancelledOn ?? cancellation.endsOn)],
          [copy.shown, copy.lira(cancellation.refundKurus)],
          ...told(copy.confirmed, confirmedKurus === undefined ? "" : copy.lira(confirmedKurus)),
          ...told(copy.endorsement, endorsementNumber ?? ""),
          ...told(copy.reason, reason ?? ""),
          ...told(copy.account, iban ?? ""),
          ...steps.map(({ state, at }): [string, string] => [
            formatDateTime(at),
            copy.states[state],
          ]),
        ]}
      />
      <h3>{copy.papers}</h3>
      {files.length === 0 ? <p>{copy.noPapers}</p> : null}
      <ul>
        {files.map(({ fileId, fileName }) => (
          <li>
            <a href={officeHref("file", fileId)}>{fileName}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const changeWordsOf = (kind: string): string =>
  Object.entries(changeWords).find(([id]) => id === kind)?.[1].label ?? kind;

const told = (label: string, text: string): [string, string][] =>
  text === "" ? [] : [[label, text]];

/** What of it was changed, and what of that is to be sent by hand. */
function Changes({ found: { policy, changes } }: { readonly found: ShownPolicy }) {
  if (changes.length === 0) return null;
  const due = changes.find(isTransferDue);
  return (
    <Card title={copy.changes}>
      {changes.map((change) => (
        <Facts
          facts={[
            [formatDateTime(change.askedAt), changeWordsOf(change.kind)],
            [copy.state, copy.changeStates[change.state as ChangeState] ?? change.state],
            [copy.difference, copy.lira(change.differenceKurus)],
            ...told(copy.endorsement, change.endorsementNumber ?? ""),
          ]}
        />
      ))}
      {due === undefined ? null : (
        <Form action={officeHref("policy", policy.orderId)} title={copy.decide}>
          {toSendKurus(due) >= twoPeopleKurus ? <p>{copy.twoPeople(toSendKurus(due))}</p> : null}
          {due.decision === "propose-transfer" ? (
            <p class="notice">{copy.proposed(due.decidedBy ?? "")}</p>
          ) : null}
          <div class="option">
            <p>{copy.transferChange(toSendKurus(due))}</p>
            <Button look="primary" intent={changeDeed} label={copy.deeds.transfer.button} />
          </div>
        </Form>
      )}
    </Card>
  );
}

interface DecisionsProps {
  readonly cancellation: Cancellation;
  readonly found: ShownPolicy;
  readonly fault: string | undefined;
}

function Decisions({ cancellation, found: { row }, fault }: DecisionsProps) {
  const possible = deedsFor(cancellation);
  const { orderId, confirmedKurus = 0 } = cancellation;
  if (possible.length === 0) return null;
  const isProposed = row?.decision === "propose-transfer";
  return (
    <Form action={officeHref("policy", orderId)} title={copy.decide}>
      {possible.includes("transfer") && confirmedKurus >= twoPeopleKurus ? (
        <p>{copy.twoPeople(confirmedKurus)}</p>
      ) : null}
      {isProposed ? <p class="notice">{copy.proposed(row.decidedBy ?? "")}</p> : null}
      {possible.some(needsNote) ? <TextArea name="note" label={copy.note} fault={fault} /> : null}
      {possible.map((deed) => (
        <div class="option">
          <p>{copy.deeds[deed].text}</p>
          <Button
            look={deed === "refuse" ? "danger" : deed === "another-paper" ? "plain" : "primary"}
            intent={deed}
            label={copy.deeds[deed].button}
          />
        </div>
      ))}
    </Form>
  );
}

/** A policy, how it is left, its papers, and what may be decided of it. */
export function policyPage(
  found: ShownPolicy,
  { notice, fault }: { readonly notice?: string | undefined; readonly fault?: string },
  context: OfficeContext,
): Promise<Response> {
  const { policy, cancellation } = found;
  return officePage(
    {
      title: policy.policyNumber,
      section: "policies",
      status: fault === undefined ? 200 : 422,
      isNarrow: true,
    },
    context,
    <>
      <Heading
        title={policy.policyNumber}
        back={{ href: officePaths.policies, label: officePageCopy.back }}
      />
      <Notice text={notice} />
      <Policy found={found} />
      <Changes found={found} />
      <Leaving found={found} />
      {cancellation === undefined ? null : (
        <Decisions cancellation={cancellation} found={found} fault={fault} />
      )}
    </>,
  );
}
