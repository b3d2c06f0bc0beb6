import { useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { useHasScripts } from "#client/ui/use-has-scripts.ts";
import type { FieldProps } from "../fields/field-props.ts";
import { emailEnds } from "./email-domains.ts";
import { TextField } from "./text-field.tsx";

/** An e-mail address. What it usually ends with can be pressed, and an end that is nearly a usual one is asked about. */
export function EmailField(props: FieldProps) {
  const { id, value = "", onValueChange } = props;
  const hasScripts = useHasScripts();
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setText(value);
  }
  const ends = hasScripts ? emailEnds(text) : undefined;
  const write = (address: string) => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = address;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.focus();
  };
  const chips = ends?.domains.map((domain) => {
    const address = `${ends.local}@${domain}`;
    return (
      <button
        key={domain}
        type="button"
        aria-label={address}
        className="list-chip !px-3 text-sm [overflow-wrap:anywhere]"
        // The field keeps the focus, so that it is not judged half written.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => write(address)}
      >
        {ends.isGuess ? address : domain}
      </button>
    );
  });
  return (
    <TextField
      {...props}
      onValueChange={(typed) => {
        setText(typed);
        onValueChange?.(typed);
      }}
      of={{
        type: "email",
        inputMode: "email",
        autoComplete: "email",
        autoCapitalize: "none",
        picture: (
          <>
            <p aria-live="polite" className="visually-hidden">
              {ends?.isGuess === true &&
                `${uiCopy.emailMeant} ${ends.local}@${ends.domains.join("")}`}
            </p>
            {chips && (
              <div role="group" aria-label={uiCopy.emailEnds} className="flex flex-wrap gap-2">
                {ends?.isGuess === true && (
                  <span aria-hidden="true" className="field-hint w-full">
                    {uiCopy.emailMeant}
                  </span>
                )}
                {chips}
              </div>
            )}
          </>
        ),
      }}
    />
  );
}
