import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import type * as v from "valibot";
import { ErrorSummary } from "#client/ui/error-summary.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { toldOf } from "#client/ui/toasts/tell-waiting.ts";
import type { FormFailure } from "#shared/forms/parse-form.ts";
import type { Result } from "#shared/result.ts";
import { afterPress } from "./fields/after-press.ts";
import { fieldId, FormScopeProvider } from "./form-scope.ts";

interface LightFormProps<Schema extends v.GenericSchema> {
  /** Imports the schema; called when the form is first touched. */
  loadSchema: () => Promise<Schema>;
  action: string;
  /** For forms with files. */
  encType?: "multipart/form-data";
  idPrefix?: string;
  /** Its next page needs no document of its own: whoever sets this has its code fetched. */
  leadsOn?: boolean;
  /** Messages of a refused native submit, by field name. */
  errors?: Messages;
  /** Takes over a submit that holds; without it the form goes as it is (`client/api/plain-forms.ts`). */
  onValid?: (value: v.InferOutput<Schema>) => void;
  className?: string;
  children: ReactNode;
}

type Judge<Schema extends v.GenericSchema> = (
  form: HTMLFormElement,
) => Result<v.InferOutput<Schema>, FormFailure>;

type Messages = Readonly<Record<string, string>>;

const none: Messages = {};

/** Without a text of their own; what a box posts differs from its default from the beginning. */
const notTyped = new Set(["hidden", "checkbox", "radio"]);

/** Lines of text that hold something else than they came with. */
const typedIn = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      !notTyped.has(field.type) &&
      field.value !== field.defaultValue,
  );

/**
 * A short form without the form library, for pages that must stay light: the browser keeps the values, and the schema,
 * fetched at the first touch, judges a field when it is left and all of them on submit. A submit that comes before the
 * schema waits for it: a field judged meanwhile may be mended, and the server's answer to what it was would come after that.
 */
export function LightForm<Schema extends v.GenericSchema>(props: LightFormProps<Schema>) {
  const { loadSchema, action, idPrefix = "", onValid, children } = props;
  const { className = "flex flex-col gap-5" } = props;
  const [errors, setErrors] = useState<Messages>(props.errors ?? none);
  const [attempt, setAttempt] = useState(props.errors ? 1 : 0);
  const loading = useRef<Promise<unknown>>(null);
  const element = useRef<HTMLFormElement>(null);
  const judge = useRef<Judge<Schema>>(null);
  const isUnjudged = useRef(false);
  const isWaiting = useRef(false);
  /** What the schema said when it was last asked. */
  const said = useRef<Messages>(none);
  const scope = { idPrefix, errors };

  // A refusal that comes while the form is on screen counts like one it came with.
  const [given, setGiven] = useState(props.errors);
  if (props.errors !== given) {
    setGiven(props.errors);
    setErrors(props.errors ?? none);
    setAttempt(props.errors ? attempt + 1 : attempt);
  }

  const load = () => {
    loading.current ??= Promise.all([loadSchema(), import("#shared/forms/parse-form.ts")]).then(
      ([schema, { parseForm }]) => {
        judge.current = (form) => parseForm(schema, new FormData(form));
      },
      // Offline or a new version: the server judges instead, unless the next try succeeds.
      () => void (loading.current = null),
    );
    return loading.current;
  };
  const loadOnTouch = useEffectEvent(() => void load());

  /**
   * Judges when a field is left, and while it is typed in once something is wrong. What the schema had said leaves with
   * its cause, of whichever field; what the server said of a field, once that one is changed. Judged when it is shown: what waits for the
   * end of a press would otherwise tell of what that press has changed.
   */
  const judgeField = async (form: HTMLFormElement, field: EventTarget | null, isLeft: boolean) => {
    if (!isLeft && Object.keys(errors).length === 0) return;
    const name = (field instanceof Element && field.getAttribute("name")) || "";
    await load();
    const apply = () => {
      const result = judge.current?.(form);
      if (!result) return;
      const before = said.current;
      const found = result.ok ? none : result.reason.errors;
      said.current = found;
      const stands = (at: string, message: string) =>
        at in found || (before[at] !== message && (isLeft || at !== name));
      setErrors((known) => {
        const standing = Object.entries(known).filter(([at, old]) => stands(at, old));
        const next = Object.fromEntries(standing.map(([at, old]) => [at, found[at] ?? old]));
        return isLeft && found[name] !== undefined ? { ...next, [name]: found[name] } : next;
      });
    };
    if (isLeft) afterPress(apply);
    else apply();
  };
  const judgeLeft = useEffectEvent(
    ({ target }: Event) => element.current && void judgeField(element.current, target, true),
  );

  // A field that was in use when the scripts came is judged like any other when it is left; one that was left before, now.
  useAdoption(undefined, {
    adopt: () => {
      const form = element.current;
      if (form === null) return;
      if (form.contains(document.activeElement)) void load();
      for (const field of typedIn(form)) {
        if (field !== document.activeElement) void judgeField(form, field, true);
      }
    },
  });
  useEffect(() => {
    const form = element.current;
    const listeners = new AbortController();
    form?.addEventListener("focusin", () => loadOnTouch(), listeners);
    form?.addEventListener("focusout", (event) => judgeLeft(event), listeners);
    return () => listeners.abort();
  }, []);

  const settle = (result: ReturnType<Judge<Schema>>) => {
    said.current = result.ok ? none : result.reason.errors;
    setErrors(said.current);
    if (result.ok) return onValid?.(result.value);
    setAttempt(attempt + 1);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
    if (isUnjudged.current) return;
    const result = judge.current?.(form);
    if (result === undefined) {
      event.preventDefault();
      if (isWaiting.current) return;
      isWaiting.current = true;
      void toldOf(load()).then(() => {
        isWaiting.current = false;
        // Offline or a new version: the plain form goes.
        isUnjudged.current = judge.current === null;
        form.requestSubmit(submitter?.isConnected === true ? submitter : undefined);
        isUnjudged.current = false;
      });
      return;
    }
    if (result.ok && !onValid) return;
    event.preventDefault();
    settle(result);
  };

  const listed = Object.entries(errors).flatMap(([name, message]) =>
    message === "" ? [] : [{ fieldId: fieldId(scope, name), message }],
  );
  return (
    <FormScopeProvider value={scope}>
      <form
        ref={element}
        method="post"
        action={action}
        encType={props.encType}
        data-leads-on={props.leadsOn === true ? "" : undefined}
        noValidate
        className={className}
        onInput={(event) => void judgeField(event.currentTarget, event.target, false)}
        onSubmit={submit}
      >
        <ErrorSummary errors={attempt === 0 ? [] : listed} attempt={attempt} />
        {children}
      </form>
    </FormScopeProvider>
  );
}
