import { Form, Link, useActionData, useNavigation } from "react-router";
import { UploadField } from "#client/form/files/upload-field.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { Button } from "#client/ui/button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { RefreshWithoutScripts } from "#client/ui/refresh-without-scripts.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { usePolling } from "#client/ui/use-polling.ts";
import type { CancellationState } from "#shared/calls/policy/cancellation-fields.ts";
import { maxPaperBytes } from "#shared/calls/policy/paper.ts";
import { fileTypes } from "#shared/format/file-type.ts";
import { href, quoteEndpoint } from "#shared/routes.ts";
import { CancellationWay, isStopped } from "./cancellation-way.tsx";
import { leaveCopy } from "./copy.ts";
import { leaveIntents, paperField } from "./intents.ts";
import { leaveQuery } from "./leave-query.ts";
import type { LeaveOutcome, Standing } from "./loader.server.ts";
import { StepHead } from "./step-head.tsx";

const steps: Readonly<Partial<Record<CancellationState, number>>> = {
  checking: 3,
  "paper-wanted": 3,
  sending: 3,
  waiting: 3,
  refunding: 4,
  "by-hand": 4,
  done: 4,
};
const hurried: ReadonlySet<CancellationState> = new Set<CancellationState>([
  "sending",
  "refunding",
]);
const revocable: ReadonlySet<CancellationState> = new Set<CancellationState>([
  "checking",
  "paper-wanted",
  "sending",
  "waiting",
]);
const pollMs = 1500;
const refreshSeconds = 4;
const megabytes = maxPaperBytes / 1024 ** 2;

/** How the leaving of a policy stands: whether cover holds, what was done when, the money, and what its holder can do. */
export function CancellationStanding({ data }: { data: Standing }) {
  const { cancellation, found, link } = data;
  const { state, askedAt, refundKurus, confirmedKurus } = cancellation;
  const isHurried = hurried.has(state);
  usePolling(isHurried, pollMs);
  const isOver = confirmedKurus !== undefined;
  const back = confirmedKurus ?? refundKurus;
  return (
    <section className="card p-5 desktop:p-8 flex flex-col gap-5">
      <StepHead at={steps[state]} title={leaveCopy.status[state]} />
      {isOver ? (
        <Notice kind="info" title={leaveCopy.coverOver}>
          {leaveCopy.coverOverText(cancellation.endsOn)}
        </Notice>
      ) : (
        <Notice kind="success" title={leaveCopy.coverHolds}>
          {isStopped(state)
            ? leaveCopy.coverStays
            : leaveCopy.coverHoldsText(found.firmName, cancellation.endsOn)}
        </Notice>
      )}
      <p role="status">
        {leaveCopy.receipt(askedAt)} {leaveCopy.receiptText}
      </p>
      {state === "done" && back > 0 ? (
        <p className="text-success">
          <span className="text-2xl font-bold">{leaveCopy.moneySent(back)}</span>
          <span className="block text-sm text-muted">{leaveCopy.moneySentText}</span>
        </p>
      ) : null}
      {isOver && confirmedKurus !== refundKurus ? (
        <Notice kind="warning">{leaveCopy.differs(refundKurus, confirmedKurus)}</Notice>
      ) : null}
      <CancellationWay cancellation={cancellation} />
      <Wanted data={data} />
      {state === "refused" ? <Refused reason={cancellation.reason} /> : null}
      <div className="flex flex-wrap gap-3">
        {isOver ? (
          <a href={quoteEndpoint("endorsementPdf", link)} className="btn-secondary">
            <Icon name="i-lucide-file-down" /> {leaveCopy.endorsement}
          </a>
        ) : null}
        {state === "done" && back > 0 ? (
          <a href={quoteEndpoint("refundPdf", link)} className="btn-secondary">
            <Icon name="i-lucide-file-down" /> {leaveCopy.refundReceipt}
          </a>
        ) : null}
        {state === "refused" || state === "withdrawn" ? (
          <Link
            to={href("leave", { quote: link }, { [leaveQuery.again]: "1" })}
            className="btn-secondary"
          >
            {leaveCopy.again}
          </Link>
        ) : null}
        {revocable.has(state) ? <Withdraw /> : null}
        <Link to={href("policy", { quote: link })} className="btn-quiet">
          {leaveCopy.toPolicy}
        </Link>
      </div>
      {isHurried ? (
        <RefreshWithoutScripts seconds={refreshSeconds}>
          <ReloadLink className="link">{leaveCopy.status[state]}</ReloadLink>
        </RefreshWithoutScripts>
      ) : null}
    </section>
  );
}

function Refused({ reason }: { reason: string | undefined }) {
  return (
    <div className="flex flex-col gap-2">
      {reason === undefined ? null : <p className="font-semibold break-words">{reason}</p>}
      <p>{leaveCopy.complaint}</p>
      <p>
        <Link to={href("article", { article: "sigorta-tahkim" })} className="link">
          {leaveCopy.complaintMore}
        </Link>
      </p>
    </div>
  );
}

function Withdraw() {
  const outcome = useActionData<LeaveOutcome>();
  const isBusy = useNavigation().formData?.get("intent") === leaveIntents.withdraw;
  return (
    <Form method="post" noValidate className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        variant="secondary"
        name="intent"
        value={leaveIntents.withdraw}
        loading={isBusy}
      >
        {leaveCopy.withdraw}
      </Button>
      {outcome?.errors["form"] === undefined ? null : <p role="alert">{outcome.errors["form"]}</p>}
    </Form>
  );
}

/** What is wanted of its holder: another paper, or an account. */
function Wanted({ data: { cancellation } }: { data: Standing }) {
  const outcome = useActionData<LeaveOutcome>();
  const isBusy = useNavigation().formMethod === "POST";
  const errors = outcome?.errors ?? {};
  const { state, reason, paper = "", trouble, hasAccount } = cancellation;
  if (state === "paper-wanted") {
    return (
      <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-4">
        {reason === undefined ? null : <p className="font-semibold break-words">{reason}</p>}
        <UploadField
          id={paperField}
          name={paperField}
          label={paper}
          hint={leaveCopy.paperHint(megabytes)}
          error={errors[paperField]}
          maxMegabytes={megabytes}
          types={fileTypes}
        />
        <Button type="submit" name="intent" value={leaveIntents.paper} loading={isBusy}>
          {leaveCopy.send}
        </Button>
      </Form>
    );
  }
  if (state !== "by-hand") return null;
  return (
    <FormScopeProvider value={{ idPrefix: "", errors }}>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <p>{trouble === "too-much" ? leaveCopy.tooMuch : leaveCopy.cardRefused}</p>
        {hasAccount ? <Notice kind="success">{leaveCopy.accountTaken}</Notice> : null}
        <LightField
          kind="text"
          name="iban"
          label={leaveCopy.account}
          hint={leaveCopy.accountHint}
        />
        <Button type="submit" name="intent" value={leaveIntents.account} loading={isBusy}>
          {leaveCopy.send}
        </Button>
      </Form>
    </FormScopeProvider>
  );
}
