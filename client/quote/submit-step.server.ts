import { data, redirect } from "react-router";
import { flowCodes } from "#shared/codes.ts";
import { fieldsFor } from "#shared/forms/form-step.ts";
import { href } from "#shared/routes.ts";
import { quoteCopy } from "./copy.ts";
import type { Draft } from "./draft.server.ts";
import type { FlowContext, Outcome, StepFailure } from "./flow-context.server.ts";
import { refuse } from "./flow-context.server.ts";
import { typedValues, writeDraft } from "./draft.server.ts";
import { draftBefore } from "./draft-before.server.ts";
import { confirmCodeStep, requestCodeStep, verifyAgain } from "./code-step.server.ts";
import {
  allFields,
  checkAll,
  checkStep,
  circumstancesOf,
  currentStep,
  lookUpKey,
  mergeTyped,
} from "./steps.server.ts";

/** Runs one posted step. Whatever was typed is kept first, so that no answer, error or reload loses it. */
export async function submitStep(context: FlowContext, form: FormData): Promise<Outcome> {
  const { page, line, flow, path } = context;
  const before = await draftBefore(context, form);
  const shown = fieldsFor(currentStep(flow, before), circumstancesOf(flow, before, page.site));
  const names = allFields(flow).map(({ name }) => name);
  const typed = typedValues(form, names);
  const intent = String(form.get("intent") ?? "");
  const isWholeStep = intent === "next" || intent === "quote" || intent === "save";
  const values = isWholeStep
    ? mergeTyped(before.values, typed, shown)
    : { ...before.values, ...typed };
  const draft: Draft = { ...before, values };
  const beginsAnew = intent !== "save";
  if (!(await writeDraft(page, line.id, draft, { beginsAnew }))) {
    return refuse({ errors: {}, message: quoteCopy.draftFailed }, 503);
  }
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined;
  return step === undefined ? redirect(path) : step(context, draft, form);
}

type Step = (context: FlowContext, draft: Draft, form: FormData) => Promise<Outcome> | Outcome;

async function keep(context: FlowContext, draft: Draft): Promise<Outcome> {
  await writeDraft(context.page, context.line.id, draft);
  return redirect(context.path);
}

const steps: Readonly<Record<string, Step>> = {
  start: startQuote,
  /** Keeps typed text while the visitor is still typing. */
  save: () => data<StepFailure>({ errors: {} }),
  next: (context, draft) =>
    draft.stage === "risk" ? lookUp(context, draft) : finishPerson(context, draft),
  // Sent twice, a code has been confirmed by now, and asking for another one goes on.
  code: (context, draft, form) =>
    draft.code === undefined && draft.verifiedPhone !== undefined
      ? requestCodeStep(context, draft)
      : confirmCodeStep(context, draft, form),
  resend: (context, draft) => requestCodeStep(context, draft),
  cancel: (context, draft) => {
    const { code: _code, ...rest } = draft;
    return keep(context, { ...rest, stage: "person" });
  },
  edit: (context, draft) => keep(context, { ...draft, stage: "person" }),
  manual: (context, draft) => {
    const { risk: _risk, ...rest } = draft;
    return keep(context, { ...rest, isManual: true });
  },
  lookup: (context, draft) => {
    const { risk: _risk, ...rest } = draft;
    return keep(context, { ...rest, isManual: false });
  },
  choices: ({ path }) => redirect(path),
  quote: (context, draft) => createQuote(context, draft),
};

/** From the quick start: what was typed is kept, right or wrong, and the person step goes on. */
async function startQuote(context: FlowContext, draft: Draft, form: FormData): Promise<Outcome> {
  const { flow, page } = context;
  const started = await keep(context, { ...draft, stage: "person" });
  const asked = flow.person.fields.filter(
    ({ name }) => flow.quickStart.includes(name) && form.has(name),
  );
  const checked = checkStep(asked, draft.values, page.now());
  return checked.ok ? started : refuse({ errors: checked.errors });
}

function finishPerson(context: FlowContext, draft: Draft): Promise<Outcome> | Outcome {
  const { flow, page } = context;
  const fields = fieldsFor(flow.person, circumstancesOf(flow, draft, page.site));
  const checked = checkStep(fields, draft.values, page.now());
  if (!checked.ok) return refuse({ errors: checked.errors });
  return requestCodeStep(context, draft);
}

/** Asks the registry about the risk; when it does not know, the visitor types it. */
async function lookUp(context: FlowContext, draft: Draft): Promise<Outcome> {
  const { flow, page } = context;
  const checked = checkAll(flow, draft, page);
  if (!checked.ok) return refuse({ errors: checked.errors });
  const answer = await flow.lookUp(page.api, checked.values);
  if (answer.statusCode === flowCodes.temporaryCodeRequired) return verifyAgain(context, draft);
  if (answer.data === null) {
    const message = answer.message || quoteCopy.lookupFailed;
    await writeDraft(page, context.line.id, {
      ...draft,
      unanswered: lookUpKey(flow, draft.values),
    });
    return refuse({ errors: {}, message, isLookupFailure: true });
  }
  return keep(context, { ...draft, risk: answer.data });
}

/** Asks the insurers and leads to their offers. */
async function createQuote(context: FlowContext, draft: Draft): Promise<Outcome> {
  const { flow, page } = context;
  const checked = checkAll(flow, draft, page);
  if (!checked.ok) return refuse({ errors: checked.errors });
  if (!draft.isManual && draft.risk === undefined) return lookUp(context, draft);
  const answer = await flow.createQuote(page.api, checked.values, page.campaign);
  if (answer.statusCode === flowCodes.temporaryCodeRequired) return verifyAgain(context, draft);
  if (answer.data === null) {
    // The back office has forgotten whom it once found: name and place become editable.
    const { identity, ...rest } = draft;
    if (identity !== undefined && "Name" in answer.errors) return keep(context, rest);
    return refuse({ errors: {}, message: answer.message });
  }
  return redirect(href("offers", { quote: await page.links.sign(answer.data.quoteId) }));
}
