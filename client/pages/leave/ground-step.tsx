import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { FieldError } from "#client/form/fields/field-error.tsx";
import { Button } from "#client/ui/button.tsx";
import { ErrorSummary } from "#client/ui/error-summary.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import { leaveCopy } from "./copy.ts";
import { leaveQuery } from "./leave-query.ts";
import type { Asking } from "./loader.server.ts";
import { StepHead } from "./step-head.tsx";

type Ground = Asking["found"]["grounds"][number];

const groupId = leaveQuery.ground;
const errorId = `${groupId}-error`;

/** Why a policy is left: what is open can be chosen, and of what is not it says why. A form that only asks, with or without scripts. */
export function GroundStep({ data: { found, link, wanted } }: { data: Asking }) {
  const { grounds, isOver } = found;
  const isBusy = useNavigation().state !== "idle";
  const [presses, setPresses] = useState(0);
  const isAny = grounds.some(({ closed }) => closed === undefined);
  const isMissing = isAny && wanted.isAsked && wanted.ground === undefined;
  const missing = { fieldId: groupId, label: leaveCopy.why, message: leaveCopy.groundRequired };
  return (
    <section className="card p-5 desktop:p-8 flex flex-col gap-5">
      <StepHead at={1} title={leaveCopy.why} />
      {isOver ? <Notice kind="info">{leaveCopy.over}</Notice> : null}
      {isAny || isOver ? null : (
        <Notice kind="info" title={leaveCopy.noGround}>
          {leaveCopy.noGroundText}
        </Notice>
      )}
      <ErrorSummary errors={isMissing ? [missing] : []} attempt={presses + 1} />
      <Form
        method="get"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={() => setPresses(presses + 1)}
      >
        <input type="hidden" name={leaveQuery.asked} value="1" />
        {wanted.isAgain ? <input type="hidden" name={leaveQuery.again} value="1" /> : null}
        <fieldset
          id={groupId}
          tabIndex={-1}
          role="radiogroup"
          aria-required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          className="field gap-3"
        >
          <legend className="visually-hidden">{leaveCopy.why}</legend>
          {grounds.map((ground) => (
            <GroundChoice key={ground.id} ground={ground} isChosen={wanted.ground === ground.id} />
          ))}
          {isMissing ? <FieldError id={errorId} message={leaveCopy.groundRequired} /> : null}
        </fieldset>
        {isAny ? (
          <>
            <label className="flex items-start gap-3 min-h-11 py-1.5 cursor-pointer">
              <input
                type="checkbox"
                name={leaveQuery.claim}
                className="mt-0.5 size-5 shrink-0 accent-primary cursor-pointer"
              />
              <span>
                {leaveCopy.claim}
                <span className="field-hint block">{leaveCopy.claimHint}</span>
              </span>
            </label>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" loading={isBusy} className="flex-1">
                {leaveCopy.next}
              </Button>
              <Link to={href("policy", { quote: link })} className="btn-quiet">
                {leaveCopy.giveUp}
              </Link>
            </div>
          </>
        ) : (
          <Link to={href("policy", { quote: link })} className="btn-secondary self-start">
            {leaveCopy.toPolicy}
          </Link>
        )}
      </Form>
    </section>
  );
}

function GroundChoice({ ground, isChosen }: { ground: Ground; isChosen: boolean }) {
  const { id, label, hint, until, closed } = ground;
  const isClosed = closed !== undefined;
  return (
    <label
      className={`grid grid-cols-[auto_1fr] gap-x-3 p-3 rounded-control border border-solid border-control has-[:checked]:border-primary has-[:checked]:bg-tint has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-primary ${isClosed ? "bg-paper cursor-not-allowed" : "bg-card cursor-pointer hover:bg-tint"}`}
    >
      <input
        type="radio"
        name={leaveQuery.ground}
        value={id}
        defaultChecked={isChosen}
        disabled={isClosed}
        className="mt-0.5 size-5 shrink-0 accent-primary focus-visible:outline-none"
      />
      <span className={`font-semibold ${isClosed ? "text-muted" : ""}`}>{label}</span>
      <span className="text-sm text-muted col-start-2">
        {closed ?? [hint, until === undefined ? "" : leaveCopy.until(until)].join(" ").trim()}
      </span>
    </label>
  );
}
