import { useEffect, useEffectEvent, useRef } from "react";
import type { SubmitEvent } from "react";
import { useLocation, useNavigate, useSubmit } from "react-router";
import { FormScopeProvider, fieldId } from "#client/form/form-scope.ts";
import { ErrorSummary } from "#client/ui/error-summary.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { OwnVehicles } from "./own-vehicles.tsx";
import { Questions } from "./tool-questions.tsx";
import type { ShownTool } from "./shown-tool.server.ts";
import { answerId } from "./tool-answer.tsx";
import { readTyping } from "./typing-state.ts";

interface ToolFormProps {
  readonly path: string;
  /** On the button. */
  readonly submit: string;
  /** Nothing that is typed may stand in the address. */
  readonly isPosted: boolean;
  /** It is sent when its button is pressed, and as it is. */
  readonly isByButton: boolean;
  readonly shown: ShownTool;
  /** Counts what was asked for by the button; each has an answer or messages to be led to. */
  readonly presses: number;
}

const idPrefix = "arac";

/**
 * The questions of a tool, as a form whose address is the answer's. With scripts the answer follows each choice and each field
 * that is left; what has not been filled in is then not sent, so that nobody is reproached for what they have not come to.
 */
export function ToolForm(props: ToolFormProps) {
  const { path, submit, isPosted, isByButton, shown, presses } = props;
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const post = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { begun = key } = readTyping(state);
  const { fields, errors, vehicles } = shown;
  const scope = { idPrefix, errors };

  const ask = (isPressed: boolean) => {
    if (form.current === null) return;
    const typed = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && (isPressed || entry[1] !== ""),
    );
    const typing = { begun, presses: isPressed ? presses + 1 : presses };
    const options = { replace: true, preventScrollReset: true, state: typing };
    if (isPosted) {
      const posted = new FormData();
      for (const [name, value] of typed) posted.append(name, value);
      void post(posted, { ...options, method: "post", action: path });
    } else {
      void navigate(`${path}?${new URLSearchParams(typed)}`, options);
    }
  };
  const askOnChange = useEffectEvent(() => {
    if (!isByButton) ask(false);
  });

  // What was chosen before the scripts came; they are told of a text that is still being typed when it is left.
  useAdoption(undefined, {
    adopt: () => {
      const given = new Map(fields.map(({ name, value }) => [name, value]));
      const active = document.activeElement;
      const typing =
        active instanceof HTMLInputElement && active.type === "text" ? active.name : "";
      const chosen = [...new FormData(form.current ?? undefined)].filter(
        ([name, value]) => name !== typing && given.has(name) && value !== given.get(name),
      );
      if (chosen.length > 0) askOnChange();
    },
  });

  // The browser tells of a text once it is left, of a choice at once.
  useEffect(() => {
    const element = form.current;
    const listeners = new AbortController();
    element?.addEventListener("change", () => askOnChange(), listeners);
    return () => listeners.abort();
  }, [begun]);

  const listed = Object.entries(errors).map(([name, message]) => ({
    fieldId: fieldId(scope, name),
    message,
    label: fields.find((field) => field.name === name)?.label,
  }));
  // An address that says something wrong has been filled in by somebody.
  const attempt = presses === 0 && state === null && listed.length > 0 ? 1 : presses;
  return (
    <FormScopeProvider value={scope}>
      <form
        key={begun}
        ref={form}
        id={listed.length > 0 ? answerId : undefined}
        method={isPosted ? "post" : "get"}
        action={`${path}#${answerId}`}
        noValidate
        className={`card p-5 grid grid-cols-2 ${shown.sections.length > 0 ? "gap-x-4 gap-y-8 desktop:gap-x-10" : "gap-4"}`}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          if (isByButton) return;
          event.preventDefault();
          ask(true);
        }}
      >
        <div className="col-span-2 empty:hidden">
          <ErrorSummary errors={attempt > 0 ? listed : []} attempt={attempt} />
        </div>
        <OwnVehicles path={path} vehicles={vehicles} fields={fields} />
        <Questions shown={shown} />
        <button type="submit" className="btn-primary col-span-2 min-h-12 text-lg">
          {submit}
        </button>
      </form>
    </FormScopeProvider>
  );
}
