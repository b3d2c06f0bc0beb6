import { data, redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { isSalesStopped } from "#client/sales.server.ts";
import { isUnanswered } from "#shared/calls/call.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { rowIntentOf } from "#shared/fields/row-intent.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { href } from "#shared/routes.ts";
import { stepRefusals } from "./copy.ts";
import { changeGroup, isOfGroup, otherRows, rowsOf } from "./change-group.server.ts";
import type { Draft } from "./draft.server.ts";
import {
  aboutAnother,
  askedOnce,
  emptyDraft,
  mostTries,
  typedValues,
  withoutConsents,
  writeDraft,
} from "./draft.server.ts";
import { draftBefore, flowOf, goOn, isOutdated, refuse } from "./flow-context.server.ts";
import { atFirstStep, confirmCodeStep, requestCodeStep, verifyAgain } from "./code-step.server.ts";
import type { FlowContext, Move, Outcome, StepFailure } from "./flow-context.server.ts";
import { withKept } from "./kept-assets.server.ts";
import { wrongGroup } from "./wrong-group.server.ts";
import { awaiting, keepLate, withLateFound } from "./late-answer.server.ts";
import { withFound } from "./load-quote.server.ts";
import { shownFields } from "./shown-fields.ts";
import {
  allNames,
  checkAll,
  checkStep,
  currentStep,
  fieldErrors,
  lookUpKey,
  mergeTyped,
  progressOf,
  standingAt,
  stepIndex,
} from "./steps.server.ts";

/** Posts that send everything the step shows: a box they do not name is unticked. */
const wholeSteps: readonly string[] = ["next", "quote", "save", "choices", "manual", "lookup"];
const isWholeStep = (intent: string): boolean =>
  wholeSteps.includes(intent) || isOfGroup(intent) || keptOf.test(intent);

/** Posts after which what they do not say is no longer asked for. */
const goingOn: readonly string[] = ["next", "quote"];

/** Posts after which it is known whom and what the quote is about. */
const begins: readonly string[] = ["start", ...goingOn];

const keptOf = /^kept:([\w-]{1,64})$/;

/**
 * Runs one posted step. What was typed is kept with whatever the step leads to, in one write, so that no answer, error or
 * reload loses it.
 */
export async function submitStep(input: LoaderInput): Promise<Outcome> {
  const context = flowOf(input);
  if (await isSalesStopped(context.page)) throw redirect(context.path);
  const form = await input.request.formData();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const outcome = await postStep(context, form);
    if (outcome !== undefined) return outcome;
  }
  return changedElsewhere(emptyDraft).outcome;
}

/** Undefined where typed text would be kept over a draft that has changed since it was read. */
async function postStep(context: FlowContext, form: FormData): Promise<Outcome | undefined> {
  const { page, line } = context;
  const found = await draftBefore(context, form);
  if (found === undefined) return notKept(emptyDraft).outcome;
  if ("outcome" in found) return found.outcome;
  const { draft: due } = found;
  // Whoever has gone back posts the step that its address asks for.
  const isBack = context.asked !== undefined && context.asked === form.get("step");
  const before = isBack ? standingAt(line, due, context.asked) : due;
  const progress = progressOf(line, before, page.site);
  const typed = typedValues(form, allNames(line, progress));
  const intent = String(form.get("intent") ?? "");
  const step = currentStep(line, before);
  const shown = shownFields(line, step, progress);
  // A tab the visitor has gone on from in another one: what it says is kept, and the step that is due is shown.
  const isPassed = isWholeStep(intent) && (form.get("step") ?? step.id) !== step.id;
  const values =
    isWholeStep(intent) && !isPassed
      ? mergeTyped(before.values, typed, shown)
      : { ...before.values, ...typed };
  const wrong = goingOn.includes(intent)
    ? wrongGroup(form, line, shown, progress.insuredCount)
    : undefined;
  const refuseGroup: Step | undefined =
    wrong &&
    ((_context, draft) =>
      refuse({ ...draft, values: { ...draft.values, ...wrong.values } }, { errors: wrong.errors }));
  const posted = String(form.get("step") ?? step.id);
  if (due !== emptyDraft && (await isOutdated(form, context, { ...before, step: posted }))) {
    return changedElsewhere(before).outcome;
  }
  const rows = otherRows(form, line, before);
  // What is meant has been done, or is about other people than are shown now.
  if (rows !== undefined && isOfGroup(intent)) return goOn({ ...context, posted }, before).outcome;
  if (rows === "moved") return rowsMoved(before, rowsOf(line, before)).outcome;
  const take = isPassed && intent !== "save" ? goOn : (refuseGroup ?? stepOf(intent));
  const said: Draft = { ...before, values };
  const about = begins.includes(intent) && !isPassed ? aboutAnother(line, said, typed) : said;
  const standing =
    intent === "start" && about.isAsked === true ? withoutConsents(line, about, typed) : about;
  const { draft, outcome } = await take({ ...context, posted }, standing, form);
  // Typing on a step gone back to is no step back of its own.
  const left = intent === "save" ? { ...draft, step: due.step } : draft;
  const isSave = intent === "save";
  const keeping = await writeDraft(page, line, left, { beginsAnew: !isSave, isCareful: isSave });
  if (keeping === "stale") return undefined;
  return keeping === "kept" ? outcome : notKept(draft).outcome;
}

/** Nobody is there to keep what was typed; it stays in the form. */
const notKept = (draft: Draft): Move =>
  refuse(draft, { errors: {}, message: stepRefusals.draftFailed }, statusCodes.unavailable);

/** Another tab has changed it meanwhile. */
const changedElsewhere = (draft: Draft): Move =>
  refuse(draft, { errors: {}, message: stepRefusals.changedElsewhere }, statusCodes.conflict);

/** Whoever stood in a row stands in another by now: nothing said of it is kept, and who there is is shown. */
const rowsMoved = (draft: Draft, shownAnew: string): Move =>
  refuse(draft, { errors: {}, message: stepRefusals.rowsMoved, shownAnew }, statusCodes.conflict);

type Step = (context: FlowContext, draft: Draft, form: FormData) => Promise<Move> | Move;

const steps: Readonly<Record<string, Step>> = {
  start: startQuote,
  /** Keeps typed text while the visitor is still typing. */
  save: (_context, draft) => ({ draft, outcome: data<StepFailure>({ errors: {} }) }),
  next: finishStep,
  // Sent twice, a code has been confirmed by now, and asking for another one goes on.
  code: (context, draft, form) =>
    draft.code === undefined && draft.verifiedPhone !== undefined
      ? requestCodeStep(context, draft)
      : confirmCodeStep(context, draft, form),
  resend: (context, draft) => requestCodeStep(context, draft, true),
  cancel: (context, { code: _code, ...rest }) => goOn(context, atFirstStep(context, rest)),
  edit: (context, draft) => goOn(context, atFirstStep(context, draft)),
  manual: (context, { found: _found, ...rest }) => goOn(context, { ...rest, isManual: true }),
  lookup: (context, { found: _found, ...rest }) => goOn(context, { ...rest, isManual: false }),
  choices: goOn,
  quote: createQuote,
};

function stepOf(intent: string): Step {
  const row = rowIntentOf(intent);
  if (row?.group === insuredGroup) return (context, draft) => changeGroup(context, draft, row);
  const [, assetId] = keptOf.exec(intent) ?? [];
  if (assetId !== undefined) {
    return async (context, draft) =>
      goOn(context, await withKept(context.page, context.line, draft, assetId));
  }
  return (Object.hasOwn(steps, intent) ? steps[intent] : undefined) ?? goOn;
}

/** From the quick start: what was typed is kept, right or wrong, and the first step goes on. Who was found before may be another. */
function startQuote(
  context: FlowContext,
  { identity: _identity, found: _found, ...draft }: Draft,
  form: FormData,
): Move {
  const { line, page } = context;
  const started = atFirstStep(context, { ...draft, needsBirthDate: false });
  const shown = shownFields(line, currentStep(line, started), progressOf(line, started, page.site));
  const asked = shown.filter(({ name }) => line.quickStart.includes(name) && form.has(name));
  const checked = checkStep(asked, draft.values, page.now());
  return checked.ok ? goOn(context, started) : refuse(started, { errors: checked.errors });
}

/** The end of a step: after the first the phone is proved; a registry may be asked; the last asks the insurers. */
function finishStep(context: FlowContext, draft: Draft): Promise<Move> | Move {
  const { line, page } = context;
  const index = stepIndex(line, draft);
  const step = currentStep(line, draft);
  const fields = shownFields(line, step, progressOf(line, draft, page.site));
  const checked = checkStep(fields, draft.values, page.now());
  if (!checked.ok) return refuse(draft, { errors: checked.errors });
  if (line.rules !== undefined) {
    const whole = checkAll(line, draft, page);
    if (!whole.ok) return refuseAt(context, draft, whole.errors);
  }
  if (index === 0) return requestCodeStep(context, draft);
  if (needsLookUp(context, draft)) return lookUp(context, draft);
  const next = line.steps[index + 1];
  return next === undefined
    ? createQuote(context, draft)
    : goOn(context, { ...draft, step: next.id });
}

/** Whether the step the visitor stands at asks a registry that has not been asked yet. */
function needsLookUp({ line }: FlowContext, draft: Draft): boolean {
  const { lookUp: registry } = line.asset;
  if (registry === undefined || draft.isManual || draft.found !== undefined) return false;
  return currentStep(line, draft).fields.some((name) => registry.asks.includes(name));
}

/** Asks the registry; when it does not know, the visitor types what it would have told. */
async function lookUp(context: FlowContext, draft: Draft): Promise<Move> {
  const { line, page } = context;
  const { lookUp: registry } = line.asset;
  const checked = checkAll(line, draft, page);
  if (!checked.ok) return refuseAt(context, draft, checked.errors);
  if (registry === undefined) return createQuote(context, draft);
  const unanswered = lookUpKey(line, draft.values);
  const answer = await registry.find(page.api, checked.values, line.product.id, (found) =>
    keepLate(context, (now) => withLateFound(context, now, unanswered, found)),
  );
  if (answer.statusCode === flowCodes.temporaryCodeRequired) return verifyAgain(context, draft);
  if (answer.data === null) {
    const errors = fieldErrors(line, answer.errors);
    if (Object.keys(errors).length > 0) {
      return refuseAt(context, { ...draft, unanswered }, errors, answer.message);
    }
    const message = (isUnanswered(answer) ? "" : answer.message) || registry.copy.failed;
    const kept = { ...draft, unanswered, ...awaiting("found", answer, page.now()) };
    return refuse(kept, { errors: {}, message, isLookupFailure: true });
  }
  return afterLookUp(context, draft, withFound(line, draft, answer.data, page.now()));
}

/** What is found is shown over what is still to be said of it; where there is nothing, the way goes on at once. */
function afterLookUp(context: FlowContext, before: Draft, found: Draft): Promise<Move> | Move {
  const { line, page } = context;
  const step = currentStep(line, found);
  const namesAt = (draft: Draft) =>
    shownFields(line, step, progressOf(line, draft, page.site)).map(({ name }) => name);
  const asked = namesAt(before);
  const isAnswered = namesAt(found).every((name) => asked.includes(name));
  return isAnswered ? finishStep(context, found) : goOn(context, found);
}

/** Asks the insurers and leads to their offers. */
async function createQuote(context: FlowContext, draft: Draft): Promise<Move> {
  const { line, page } = context;
  const checked = checkAll(line, draft, page);
  if (!checked.ok) return refuseAt(context, draft, checked.errors);
  if (needsLookUp(context, draft)) return lookUp(context, draft);
  const answer = await line.createQuote(page.api, checked.values);
  if (answer.statusCode === flowCodes.temporaryCodeRequired) return verifyAgain(context, draft);
  if (answer.data === null) {
    // The back office has forgotten whom it once found: name and place become editable.
    const errors = fieldErrors(line, answer.errors);
    const { identity, ...rest } = draft;
    if (identity !== undefined && "Name" in answer.errors) return goOn(context, rest);
    // What a registry was to tell of somebody it does not know is asked for.
    const isManual =
      draft.isManual || (line.group !== undefined && isUnasked(context, draft, errors));
    return refuseAt(context, { ...draft, isManual }, errors, answer.message);
  }
  const quote = await page.links.sign(answer.data.quoteId);
  return { draft: askedOnce(draft), outcome: redirect(href("offers", { quote })) };
}

/** Whether a refusal is about a field of a row that the step does not ask. */
function isUnasked(
  { line, page }: FlowContext,
  draft: Draft,
  errors: Readonly<Record<string, string>>,
): boolean {
  const progress = progressOf(line, draft, page.site);
  const shown = shownFields(line, currentStep(line, draft), progress).map(({ name }) => name);
  return Object.keys(errors).some((name) => groupedName(name) && !shown.includes(name));
}

/**
 * A refusal at the first step that asks for something of it, which may be one the visitor has left; the message where no
 * step does.
 */
function refuseAt(
  { line, page }: FlowContext,
  draft: Draft,
  errors: Readonly<Record<string, string>>,
  message?: string,
): Move {
  const passed = line.steps.slice(0, stepIndex(line, draft) + 1);
  for (const step of passed) {
    const at = { ...draft, step: step.id };
    const shown = shownFields(line, step, progressOf(line, at, page.site)).map(({ name }) => name);
    const names = step.fields.includes(insuredGroup) ? [...shown, insuredGroup] : shown;
    const own = Object.entries(errors).filter(([name]) => names.includes(name));
    if (own.length > 0) return refuse(at, { errors: Object.fromEntries(own) });
  }
  return refuse(draft, { errors: {}, ...(message === undefined ? {} : { message }) });
}
