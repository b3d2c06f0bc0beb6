import { Form, Link, useActionData, useNavigation } from "react-router";
import { UploadField } from "#client/form/files/upload-field.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { maxPaperBytes } from "#shared/calls/policy/paper.ts";
import { fileTypes } from "#shared/format/file-type.ts";
import { href } from "#shared/routes.ts";
import { leaveCopy } from "./copy.ts";
import { leaveIntents, paperField } from "./intents.ts";
import { leaveQuery } from "./leave-query.ts";
import type { Asking, LeaveOutcome } from "./loader.server.ts";
import { RefundTable } from "./refund-table.tsx";
import { StepHead } from "./step-head.tsx";

interface RefundStepProps {
  readonly data: Asking;
  readonly ground: NonNullable<Asking["chosen"]>["ground"];
  readonly refund: NonNullable<NonNullable<Asking["chosen"]>["refund"]>;
}

/** What comes back, before anything is asked; then the paper, and the code that confirms it. */
export function RefundStep({ data, ground, refund }: RefundStepProps) {
  const outcome = useActionData<LeaveOutcome>();
  useCodeFailure(outcome);
  const { found, link, wanted } = data;
  const { refundKurus, endsOn } = refund;
  const isDecided = !ground.isInsurers && !wanted.hasClaim;
  const returns = isDecided ? leaveCopy.returns : leaveCopy.returnsIf;
  const title = refundKurus === 0 ? leaveCopy.returnsNothing : returns(refundKurus);
  const isCodeSent = outcome?.maskedPhone !== undefined;
  return (
    <section className="card p-5 desktop:p-8 flex flex-col gap-5">
      <StepHead at={2} title={title} />
      <p>{endText({ data, ground, refund })}</p>
      {wanted.hasClaim ? (
        <Notice kind="warning">{leaveCopy.claimed(found.firmName)}</Notice>
      ) : ground.isInsurers ? (
        <Notice kind="info">{leaveCopy.insurers(found.firmName)}</Notice>
      ) : null}
      <RefundTable refund={refund} />
      <p className="flex gap-2.5 text-sm text-muted">
        <Icon name="i-lucide-credit-card" className="text-lg" /> {leaveCopy.toCard}
      </p>
      <p className="flex gap-2.5 text-sm text-muted">
        <Icon name="i-lucide-shield-check" className="text-lg" /> {leaveCopy.holds(endsOn)}
      </p>
      {outcome?.errors["form"] === undefined ? null : (
        <Notice kind="error">{outcome.errors["form"]}</Notice>
      )}
      <FormScopeProvider value={{ idPrefix: "", errors: outcome?.errors ?? {} }}>
        <ConfirmForm
          ground={ground}
          wanted={wanted}
          refundKurus={refundKurus}
          maskedPhone={isCodeSent ? outcome.maskedPhone : undefined}
          paperError={outcome?.errors[paperField]}
          paperSent={found.paperSent}
          back={href("leave", { quote: link })}
        />
      </FormScopeProvider>
    </section>
  );
}

/** On which day the policy ends; and why on that one, where its ground is about an earlier day. */
function endText({ data: { wanted }, ground, refund: { usedDays, endsOn } }: RefundStepProps) {
  if (usedDays > 0) return leaveCopy.ends(endsOn);
  const said = ground.day === undefined ? undefined : wanted.eventDay;
  return said !== undefined && said < endsOn
    ? leaveCopy.endsUnbegun(said, endsOn)
    : leaveCopy.endsUnused(endsOn);
}

interface ConfirmFormProps extends Pick<RefundStepProps, "ground"> {
  readonly wanted: Asking["wanted"];
  readonly refundKurus: number;
  readonly maskedPhone: string | undefined;
  readonly paperSent: string | undefined;
  readonly paperError: string | undefined;
  readonly back: string;
}

const megabytes = maxPaperBytes / 1024 ** 2;

/** First the paper, where there is one, and the code; then the code alone: the paper has arrived by then. */
function ConfirmForm({
  ground,
  wanted,
  refundKurus,
  maskedPhone,
  paperSent,
  paperError,
  back,
}: ConfirmFormProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const isCodeSent = maskedPhone !== undefined;
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
      <input type="hidden" name={leaveQuery.ground} value={ground.id} />
      <input type="hidden" name={leaveQuery.day} value={wanted.typedDay} />
      {wanted.hasClaim ? <input type="hidden" name={leaveQuery.claim} value="on" /> : null}
      <input type="hidden" name="acceptedKurus" value={refundKurus} />
      {isCodeSent ? (
        <>
          <input type="hidden" name="maskedPhone" value={maskedPhone} />
          <p role="status">{leaveCopy.sent(maskedPhone)}</p>
          <LightField kind={SmsCodeField} name="smsCode" label={leaveCopy.code} />
        </>
      ) : ground.paper === undefined ? null : (
        <UploadField
          id={paperField}
          name={paperField}
          label={ground.paper}
          hint={
            paperSent === undefined
              ? leaveCopy.paperHint(megabytes)
              : leaveCopy.paperSent(paperSent, megabytes)
          }
          error={paperError}
          maxMegabytes={megabytes}
          types={fileTypes}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value={isCodeSent ? leaveIntents.confirm : leaveIntents.code}
          loading={isBusy}
          className="flex-1"
        >
          {isCodeSent ? leaveCopy.leave : leaveCopy.confirm}
        </Button>
        {isCodeSent ? (
          <button type="submit" name="intent" value={leaveIntents.code} className="btn-quiet">
            {leaveCopy.resend}
          </button>
        ) : (
          <Link to={back} className="btn-quiet">
            {leaveCopy.back}
          </Link>
        )}
      </div>
    </Form>
  );
}
