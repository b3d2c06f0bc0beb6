import { useActionData, useLoaderData, useLocation, useNavigation } from "react-router";
import { Notice } from "#client/ui/notice.tsx";
import { fieldsFor } from "#shared/forms/form-step.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { quoteCopy } from "./copy.ts";
import type { QuoteData } from "./load-quote.server.ts";
import { StepForm } from "./step-form.tsx";
import type { StepFailure } from "./flow-context.server.ts";

const lookupFields = new Set(["documentSerial", "documentNumber", "asbisNumber"]);

/** What is insured: looked up in the registry, or typed in when the registry does not know it. */
export function RiskStep({ flow }: { flow: QuoteFlow }) {
  const data = useLoaderData<QuoteData>();
  const failure = useActionData<StepFailure>();
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== "idle";
  const step = data.isManual ? flow.manual : flow.lookup;
  const isKnown = data.risk !== null;
  const shown = fieldsFor(step, data.circumstances).filter(
    ({ name }) => !isKnown || !lookupFields.has(name),
  );
  return (
    <>
      <h2 className="h2 mb-5">{step.title}</h2>
      <div className="mb-5 flex flex-col gap-3">
        {data.holder === null ? (
          <Notice kind="info">{quoteCopy.identityFailed}</Notice>
        ) : (
          <p>{quoteCopy.holder(data.holder)}</p>
        )}
        {isKnown ? (
          <Notice kind="success" title={quoteCopy.found}>
            {data.risk}
          </Notice>
        ) : null}
        {failure?.message === undefined ? null : (
          <Notice kind="error" isTold={failure.codeFailure !== undefined}>
            {failure.message}
          </Notice>
        )}
        {data.earlyDays === null ? null : (
          <Notice kind="warning">{quoteCopy.early(data.earlyDays)}</Notice>
        )}
      </div>
      <StepForm
        key={`${step.id} ${isKnown} ${data.circumstances.join(" ")}`}
        action={pathname}
        fields={shown}
        values={data.values}
        choices={data.choices}
        errors={failure?.errors ?? {}}
        now={data.now}
        intent={isKnown || data.isManual ? "quote" : "next"}
        submitLabel={isKnown || data.isManual ? quoteCopy.getOffers : quoteCopy.next}
        isBusy={isBusy}
      >
        {data.isManual || isKnown ? (
          <SideButton
            intent="lookup"
            label={isKnown ? quoteCopy.lookUpAgain : quoteCopy.lookUpInstead}
          />
        ) : (
          <SideButton intent="manual" label={quoteCopy.typeByHand} />
        )}
      </StepForm>
    </>
  );
}

function SideButton({ intent, label }: { intent: string; label: string }) {
  return (
    <button type="submit" name="intent" value={intent} formNoValidate className="btn-quiet">
      {label}
    </button>
  );
}
