import { useEffect, useRef, useState } from "react";
import { useActionData, useLoaderData, useNavigation } from "react-router";
import { IntentButton } from "#client/form/intent-button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { usePolling } from "#client/ui/use-polling.ts";
import { Notice, RefusalNotice } from "#client/ui/notice.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import type { AnyLine, FlowStep, StepFold } from "#shared/lines/line.ts";
import { preparePage } from "#client/state/prepared-page.ts";
import { identityKind } from "#shared/schemas/identity/identity-number.ts";
import { href, quoteHref } from "#shared/routes.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import { CodeWindow, useShownCode } from "./code-window.tsx";
import { quoteCopy } from "./copy.ts";
import type { StepFailure } from "./flow-context.server.ts";
import type { QuoteData } from "./load-quote.server.ts";
import { shownFields } from "./shown-fields.ts";
import { StepForm } from "./step-form.tsx";

/** The step a visitor stands at: what is asked, what a registry has said, and the window that proves the phone. */
export function LineStep({ line }: { line: AnyLine }) {
  const data = useLoaderData<QuoteData>();
  const failure = useActionData<StepFailure>();
  const isBusy = useIsBusy();
  const code = useShownCode(isBusy);
  const isVerifying = code !== undefined;
  const isSent = code?.resendAt !== undefined;
  // Whoever reads the first questions may go no further.
  const isUnderWay = isVerifying || data.stepIndex > 0;
  useEffect(() => {
    if (isUnderWay) preparePage(href("offers", { quote: "next" }));
  }, [isUnderWay]);
  const { progress } = data;
  const step = line.steps[data.stepIndex];
  if (step === undefined) return null;
  const { asks = [] } = line.asset.lookUp ?? {};
  const hasLookUp = step.fields.some((name) => asks.includes(name));
  const isLast = data.stepIndex === line.steps.length - 1;
  const title = progress.isManual && hasLookUp ? step.manualTitle : step.title;
  const hasErrors = Object.keys(failure?.errors ?? {}).length > 0;
  // A question that comes up only now: why it is put stands above it, and typing goes on there.
  const asksBirthDate = needsBirthDate(progress) && !progress.values["birthDate"] && !hasErrors;
  return (
    <>
      <StepHeading
        of={isSent ? null : formKey(step, data)}
        takesFocus={!isSent && !hasErrors && !asksBirthDate}
      >
        {title ?? step.title}
      </StepHeading>
      {data.stepIndex === 0 ? null : <WhatIsKnown line={line} />}
      {failure?.message === undefined || isVerifying ? null : (
        <div className="mb-5">
          <RefusalNotice of={failure} isTold={failure.codeFailure !== undefined}>
            {failure.message}
          </RefusalNotice>
        </div>
      )}
      {asksBirthDate ? (
        <div className="mb-5">
          <Notice kind="info" title={quoteCopy.birthDateNeeded}>
            {quoteCopy.whyBirthDate}
          </Notice>
        </div>
      ) : null}
      {data.isAwaiting ? <LateAnswer /> : null}
      {data.earlyDays === null ? null : (
        <div className="mb-5">
          <Notice kind="warning">{quoteCopy.early(data.earlyDays)}</Notice>
        </div>
      )}
      <StepForm
        key={`${formKey(step, data)} ${failure?.shownAnew ?? ""}`}
        step={step.id}
        entered={data.entered}
        rows={data.rows}
        action={data.action}
        fieldsOf={(values) =>
          shownFields(line, step, { ...progress, values }).map((field) =>
            field.name === "birthDate" ? { ...field, takesFocus: asksBirthDate } : field,
          )
        }
        group={line.group && { ...line.group, count: progress.insuredCount }}
        folds={foldsOf(line, step, data)}
        values={progress.values}
        choices={data.choices}
        errors={isVerifying ? {} : (failure?.errors ?? {})}
        now={data.now}
        intent={isLast ? "quote" : "next"}
        submitLabel={isLast ? quoteCopy.getOffers : quoteCopy.next}
        isBusy={isBusy}
        isCovered={isVerifying}
        awaits={isSent ? quoteCopy.awaits.identity : awaitedAt(line, data, hasLookUp)}
        before={
          <>
            {data.stepIndex === 0 ? <Instead line={line} /> : null}
            <KeptChoices />
          </>
        }
        emptyList={hasLookUp && !progress.isManual ? quoteCopy.emptyList : undefined}
      >
        {hasLookUp ? <OtherWay line={line} /> : null}
      </StepForm>
      {isVerifying ? <CodeWindow code={code} /> : null}
    </>
  );
}

interface StepHeadingProps {
  /** The form below it; null while a window stands over it whose code has been sent. */
  readonly of: string | null;
  readonly takesFocus: boolean;
  readonly children: string;
}

/** A step that comes as a page of its own begins at its heading without any script. */
const takesFocusOnLoad = { autoFocus: true };

/** Takes the focus when its page is loaded, when another form comes below it, and when the window over it is gone. */
function StepHeading({ of, takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever types by then, or has gone on to a button that stays, is not moved.
  const isFocusFree = () => document.activeElement === document.body;
  useAdoption(of, {
    change: (form) => form !== null && takesFocus && isFocusFree() && heading.current?.focus(),
  });
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      {...(takesFocus && takesFocusOnLoad)}
      className="h2 mb-5 focus-visible:outline-none"
    >
      {children}
    </h2>
  );
}

const lateEveryMs = 3_000;

/** A registry was too slow for the step; what it says is shown here when it comes. */
function LateAnswer() {
  usePolling(true, lateEveryMs);
  return (
    <p role="status" className="mb-5 flex items-center gap-2 text-muted">
      <Spinner label="" />
      {quoteCopy.lateAnswer}
    </p>
  );
}

/** Who is asked when the step is sent. */
function awaitedAt(line: AnyLine, data: QuoteData, hasLookUp: boolean): string {
  const { stepIndex, progress, found } = data;
  if (stepIndex === 0) return quoteCopy.awaits.code;
  const { lookUp } = line.asset;
  const isAsked = hasLookUp && !progress.isManual && found === null;
  if (isAsked && lookUp !== undefined) return lookUp.copy.awaits;
  return stepIndex === line.steps.length - 1 ? quoteCopy.awaits.insurers : quoteCopy.awaits.step;
}

const needsBirthDate = ({ circumstances }: QuoteData["progress"]): boolean =>
  circumstances.includes("birth-date-needed");

/** A form of other fields is another form. */
const formKey = (step: FlowStep, { progress, filled }: QuoteData): string =>
  [step.id, filled, progress.isManual, progress.isFound, ...progress.circumstances].join(" ");

/**
 * What was said before the first step is folded, unless somebody comes back to it; so is what most people leave, until it is
 * shown with what was found.
 */
function foldsOf(line: AnyLine, step: FlowStep, data: QuoteData): readonly StepFold[] {
  const { progress, isStarted, holder } = data;
  const isBack = holder !== null || needsBirthDate(progress);
  return [
    ...(isStarted && !isBack ? [{ fields: line.quickStart }] : []),
    ...(step.folds ?? []).map((fold) => ({ ...fold, isOpen: progress.isFound })),
  ];
}

/** Who the visitor is and what the registry has found. */
function WhatIsKnown({ line }: { line: AnyLine }) {
  const { holder, found, isByPassport, progress } = useLoaderData<QuoteData>();
  const isCompany = identityKind(progress.values["nationalNumber"] ?? "") === "company";
  const { byPassport, ofCompany, identityFailed } = quoteCopy;
  return (
    <div className="mb-5 flex flex-col gap-3">
      {holder === null ? (
        <Notice kind="info">
          {isByPassport ? byPassport : isCompany ? ofCompany : identityFailed}
        </Notice>
      ) : (
        <p>{unbroken(quoteCopy.holder(holder))}</p>
      )}
      {found === null || line.asset.lookUp === undefined ? null : (
        <Notice kind="success" title={line.asset.lookUp.copy.found}>
          {found}
        </Notice>
      )}
    </div>
  );
}

/** To another line, with what has been typed, for whom this one is not. */
function Instead({ line }: { line: AnyLine }) {
  const { instead } = line.copy;
  return instead === undefined ? null : (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {instead.question}
      <IntentButton
        intent="start"
        formAction={quoteHref(instead.productId)}
        formNoValidate
        className="link"
      >
        {instead.link}
      </IntentButton>
    </p>
  );
}

/** What the member has kept, each as a button that puts it in. */
function KeptChoices() {
  const { kept } = useLoaderData<QuoteData>();
  if (kept.length === 0) return null;
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium">{quoteCopy.kept}</legend>
      {kept.map(({ assetId, title, policies }) => (
        <IntentButton
          key={assetId}
          intent={`kept:${assetId}`}
          formNoValidate
          className="btn-secondary min-h-11 px-4 font-medium"
        >
          <Icon name="i-lucide-plus" />
          <span className="text-left">
            {title}
            {policies.map((policy) => (
              <span key={policy} className="block text-sm text-muted font-normal">
                {policy}
              </span>
            ))}
          </span>
        </IntentButton>
      ))}
    </fieldset>
  );
}

/** From the registry to typing by hand, and back. */
function OtherWay({ line }: { line: AnyLine }) {
  const { progress } = useLoaderData<QuoteData>();
  const { copy } = line.asset.lookUp ?? {};
  if (progress.isFound) return <SideButton intent="lookup" label={copy?.again} />;
  return progress.isManual ? (
    <SideButton intent="lookup" label={copy?.instead} />
  ) : (
    <SideButton intent="manual" label={quoteCopy.typeByHand} />
  );
}

function SideButton({ intent, label }: { intent: string; label: string | undefined }) {
  return (
    <IntentButton intent={intent} formNoValidate className="btn-quiet">
      {label}
    </IntentButton>
  );
}

/**
 * Whether what was pressed is still under way. A refusal ends it as soon as it is there: while the page asks for its data
 * again, the visitor may already have mended what was wrong and press once more.
 */
function useIsBusy(): boolean {
  const { state } = useNavigation();
  const outcome = useActionData<unknown>();
  const [before, setBefore] = useState(outcome);
  if (state === "submitting" && before !== outcome) setBefore(outcome);
  return state === "submitting" || (state === "loading" && outcome === before);
}
