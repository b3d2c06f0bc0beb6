import { useEffect } from "react";
import { useActionData, useLoaderData, useLocation } from "react-router";
import { SalesStopped } from "#client/frame/sales-stopped.tsx";
import { useLayoutData } from "#client/frame/use-site.ts";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { ProgressSteps } from "#client/ui/progress-steps.tsx";
import type { AnyLine } from "#shared/lines/line.ts";
import { quoteCopy } from "#client/quote/steps/copy.ts";
import { EnteredSummary } from "#client/quote/steps/entered-summary.tsx";
import type { StepFailure } from "#client/quote/steps/flow-context.server.ts";
import { LineStep } from "#client/quote/steps/line-step.tsx";
import type { QuoteData } from "#client/quote/steps/load-quote.server.ts";
import { stepAddress, stepQuery } from "#client/quote/steps/step-address.ts";

/** Names of everything on the way to the offers: the phone is proved after the first step. */
function stages({ steps }: AnyLine): string[] {
  const [first = "", ...others] = steps.map(({ title }) => title);
  return [first, quoteCopy.verification, ...others, quoteCopy.offers];
}

/**
 * Has the address name the step that is shown, so that the browser's way back finds it again. The router need not know:
 * nothing is loaded for it, and what is posted goes to the address the page came from.
 */
function useStepAddress(step: string | undefined): void {
  const { key, search } = useLocation();
  useEffect(() => {
    if (step === undefined || new URLSearchParams(search).has(stepQuery)) return;
    const { pathname, search: shown, hash } = location;
    history.replaceState(history.state, "", stepAddress(pathname + shown, step) + hash);
  }, [key, search, step]);
}

/** The flow of the line that the address means, of those that are quoted there. */
export function Page({ lines }: { lines: readonly AnyLine[] }) {
  const { productId } = useLoaderData<QuoteData>();
  const line = lines.find(({ product }) => product.id === productId);
  return line === undefined ? null : <Flow key={productId} line={line} />;
}

/** A line's quote, step by step. Which step is due is the draft's business; the address may ask for one before it. */
function Flow({ line }: { line: AnyLine }) {
  useCodeFailure(useActionData<StepFailure>());
  const { stepIndex, code } = useLoaderData<QuoteData>();
  useStepAddress(line.steps[stepIndex]?.id);
  const isStopped = useLayoutData()?.isSalesStopped === true;
  const isFirst = stepIndex === 0;
  const names = stages(line);
  const number = isFirst && code === null ? 1 : stepIndex + 2;
  return (
    <div className="page py-6 desktop:py-10">
      <div className="mx-auto flex flex-col gap-5 max-w-[920px]">
        <h1 className="h1">{quoteCopy.title(line.product.name)}</h1>
        {isStopped ? (
          <SalesStopped />
        ) : (
          <>
            <ProgressSteps current={number} total={names.length} name={names[number - 1] ?? ""} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_280px]">
              <section className="card p-5 desktop:p-8">
                <LineStep line={line} />
              </section>
              {isFirst ? (
                <StagesAhead names={names} current={number} />
              ) : (
                <EnteredSummary line={line} />
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** What comes, where there is room beside a step before which nothing was entered. */
function StagesAhead({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <aside aria-labelledby="ahead" className="card hidden desktop:flex flex-col gap-3 p-5">
      <h2 id="ahead" className="h3">
        {quoteCopy.ahead}
      </h2>
      <ol className="m-0 pl-5 list-decimal flex flex-col gap-2 text-sm text-muted">
        {names.map((name, at) => (
          <li key={name} className={at + 1 === current ? "font-semibold text-ink" : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </aside>
  );
}
