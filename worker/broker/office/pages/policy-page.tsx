/** @jsxImportSource hono/jsx */
import { formatDate, formatDateTime, formatMoment } from "#shared/format/date.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { productName } from "#shared/products/catalogue.ts";
import { changeWords } from "../../lines/changing/copy.ts";
import { groundWords } from "../../lines/leaving/copy.ts";
import { policyholderName } from "../../policy/print-paper.ts";
import type { Cancellation } from "../../policy/cancellation/cancellation-record.ts";
import { twoPeopleKurus } from "../../policy/two-people.ts";
import type { CancellationState } from "#shared/calls/policy/cancellation-fields.ts";
import type { GroundId } from "#shared/calls/policy/grounds.ts";
import type { LineId } from "#shared/lines/registry.ts";
import type { ChangeState } from "#shared/calls/policy/change-fields.ts";
import { deedsFor, needsNote } from "../../policy/judge-cancellation.ts";
import { changeDeed, isTransferDue, toSendKurus } from "../../policy/judge-change.ts";
import { officePageCopy } from "../copy.ts";
import { Facts } from "../kit/facts.tsx";
import { Button, Form, TextArea, Unsent } from "../kit/form.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Notice, Refusal } from "../kit/status.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import type { ShownPolicy } from "../sales/read-policy.ts";
import { seenOf } from "../sales/read-policy.ts";
import { policyOfficeCopy as copy } from "../sales/policy-copy.ts";

function Policy({ found }: { readonly found: ShownPolicy }) {
  const { policy, quote, cancellation } = found;
  const cancelledOn = cancellation?.cancelledOn;
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
          ...told(copy.ended, cancelledOn === undefined ? "" : formatDate(cancelledOn)),
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
  const { cancellation, row, files, iban, note } = found;
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
          ...told(copy.decidedBy, row?.decidedBy ?? ""),
          ...told(copy.wrote, note ?? ""),
          ...told(copy.account, iban ?? ""),
          ...steps.map(({ state, at }): [string, string] => [
            formatDateTime(at),
            copy.states[state],
          ]),
        ]}
      />
      <h3>{copy.papers}</h3>
      <Papers files={files} />
    </Card>
  );
}

function Papers({ files }: Pick<ShownPolicy, "files">) {
  if (files.length === 0) return <p>{copy.noPapers}</p>;
  return (
    <ul>
      {files.map(({ fileId, fileName }) => (
        <li>
          <a href={officeHref("file", fileId)}>{fileName}</a>
        </li>
      ))}
    </ul>
  );
}

/** Requests before the one that stands: taken back, or refused. */
function Earlier({ found: { policy, earlier } }: { readonly found: ShownPolicy }) {
  if (earlier.length === 0) return null;
  return (
    <Card title={copy.earlier}>
      {earlier.map(({ ground, state, endsOn, askedAt, updatedAt, decidedBy, note, files }) => (
        <>
          <Facts
            facts={[
              [
                formatDateTime(askedAt),
                groundWords(ground as GroundId, policy.productId as LineId).label,
              ],
              [copy.ends, formatDate(endsOn)],
              [formatDateTime(updatedAt), copy.states[state as CancellationState] ?? state],
              ...told(copy.decidedBy, decidedBy ?? ""),
              ...told(copy.wrote, note ?? ""),
            ]}
          />
          <Papers files={files} />
        </>
      ))}
    </Card>
  );
}

const Seen = ({ found }: { readonly found: ShownPolicy }) => (
  <input type="hidden" name="seen" value={seenOf(found)} />
);

const changeWordsOf = (kind: string): string =>
  Object.entries(changeWords).find(([id]) => id === kind)?.[1].label ?? kind;

const told = (label: string, text: string): [string, string][] =>
  text === "" ? [] : [[label, text]];

/** What of it was changed, and what of that is to be sent by hand. */
function Changes({ found }: { readonly found: ShownPolicy }) {
  const { policy, changes } = found;
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
          <Seen found={found} />
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

/** What came of a decision, and what was written with it. */
export interface PolicyOutcome {
  readonly notice: string | undefined;
  /** Why nothing was decided: it is another by now. */
  readonly refusal: string;
  /** What is wrong with the note. */
  readonly fault: string;
  readonly note: string;
}

type DecisionsProps = Partial<PolicyOutcome> & {
  readonly cancellation: Cancellation;
  readonly found: ShownPolicy;
};

function Decisions({ cancellation, found, fault, note = "" }: DecisionsProps) {
  const { row } = found;
  const possible = deedsFor(cancellation);
  const { orderId, confirmedKurus = 0 } = cancellation;
  if (possible.length === 0) return null;
  const isProposed = row?.decision === "propose-transfer";
  return (
    <Form action={officeHref("policy", orderId)} title={copy.decide}>
      <Seen found={found} />
      {possible.includes("transfer") && confirmedKurus >= twoPeopleKurus ? (
        <p>{copy.twoPeople(confirmedKurus)}</p>
      ) : null}
      {isProposed ? <p class="notice">{copy.proposed(row.decidedBy ?? "")}</p> : null}
      {possible.some(needsNote) ? (
        <TextArea name="note" label={copy.note} value={note} fault={fault} />
      ) : null}
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

/** Whether something is written with what may be decided. */
const hasNote = (cancellation: Cancellation | undefined): boolean =>
  cancellation !== undefined && deedsFor(cancellation).some(needsNote);

/** A policy, how it is left, its papers, and what may be decided of it. */
export function policyPage(
  found: ShownPolicy,
  { notice, refusal, ...typed }: Partial<PolicyOutcome>,
  context: OfficeContext,
): Promise<Response> {
  const { policy, cancellation } = found;
  return officePage(
    {
      title: policy.policyNumber,
      section: "policies",
      status: refusal !== undefined ? 409 : typed.fault === undefined ? 200 : 422,
      isNarrow: true,
    },
    context,
    <>
      <Heading
        title={policy.policyNumber}
        back={{ href: officePaths.policies, label: officePageCopy.back }}
      />
      <Notice text={notice} />
      <Refusal text={refusal} />
      {hasNote(cancellation) ? null : (
        <Unsent label={officePageCopy.unsent} text={typed.note ?? ""} />
      )}
      <Policy found={found} />
      <Changes found={found} />
      <Leaving found={found} />
      {cancellation === undefined ? null : (
        <Decisions cancellation={cancellation} found={found} {...typed} />
      )}
      <Earlier found={found} />
    </>,
  );
}
