import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from "react-router";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { SmsVerification } from "#client/modals/sms-verification.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { ProgressSteps } from "#client/ui/progress-steps.tsx";
import { fieldsFor } from "#shared/forms/form-step.ts";
import type { ProductEntry } from "#shared/lines/catalogue.ts";
import { isProductId, products } from "#shared/lines/catalogue.ts";
import { quoteCopy } from "./copy.ts";
import { EnteredSummary } from "./entered-summary.tsx";
import type { QuoteData } from "./load-quote.server.ts";
import { RiskStep } from "./risk-step.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepFailure } from "./flow-context.server.ts";

const stepNumber = { person: 1, code: 2, risk: 3 } as const;

/** A product's quote, step by step. Which step is shown is the draft's business, so a reload changes nothing. */
export function QuotePage() {
  useCodeFailure(useActionData<StepFailure>());
  const data = useLoaderData<QuoteData>();
  const line: ProductEntry | undefined = isProductId(data.productId)
    ? products[data.productId]
    : undefined;
  if (line?.flow === undefined) return null;
  const number = stepNumber[data.stage];
  const isRisk = data.stage === "risk";
  return (
    <div className="page py-6 desktop:py-10">
      <div className={`mx-auto flex flex-col gap-5 ${isRisk ? "max-w-[920px]" : "max-w-[592px]"}`}>
        <h1 className="h1">{quoteCopy.title(line.name)}</h1>
        <ProgressSteps
          current={number}
          total={quoteCopy.steps.length}
          name={quoteCopy.steps[number - 1] ?? ""}
        />
        <div
          className={
            isRisk
              ? "grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_280px]"
              : "contents"
          }
        >
          <section className="card p-5 desktop:p-8">
            {isRisk ? <RiskStep flow={line.flow} /> : <PersonStep line={line} />}
          </section>
          {isRisk ? <EnteredSummary flow={line.flow} /> : null}
        </div>
      </div>
    </div>
  );
}

function PersonStep({ line }: { line: ProductEntry }) {
  const data = useLoaderData<QuoteData>();
  const failure = useActionData<StepFailure>();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle";
  const submit = useSubmit();
  if (line.flow === undefined) return null;
  const { person } = line.flow;
  const isVerifying = data.stage === "code" && data.code !== null;
  const errors = failure?.errors ?? {};
  return (
    <>
      <h2 className="h2 mb-5">{person.title}</h2>
      {failure?.message !== undefined && !isVerifying ? (
        <Notice kind="error" isTold={failure.codeFailure !== undefined}>
          {failure.message}
        </Notice>
      ) : null}
      <StepForm
        key={`${person.id} ${data.circumstances.join(" ")}`}
        action={pathname}
        fields={fieldsFor(person, data.circumstances)}
        values={data.values}
        choices={data.choices}
        errors={isVerifying ? {} : errors}
        now={data.now}
        intent="next"
        submitLabel={quoteCopy.next}
        isBusy={isBusy}
      />
      {isVerifying && data.code !== null ? (
        <SmsVerification
          key={data.code.resendAt}
          action={pathname}
          phone={data.code.phone}
          resendAt={data.code.resendAt}
          now={data.now}
          errors={errors}
          message={failure?.message}
          isTold={failure?.codeFailure !== undefined}
          isBusy={navigation.formData?.get("intent") === "code"}
          carried={{ sentTo: data.code.phone }}
          onSubmit={(form) => void submit(form, { method: "post", action: pathname })}
        />
      ) : null}
    </>
  );
}
