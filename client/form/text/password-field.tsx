import { useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Icon } from "#client/ui/icon.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { TextField } from "./text-field.tsx";

/** A password that can be looked at. `autoComplete` says which: `current-password` (usual) or `new-password`. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      of={{
        type: isShown ? "text" : "password",
        autoComplete: "current-password",
        autoCapitalize: "none",
        inputClass: "pr-12",
        after: (
          <button
            type="button"
            className="absolute right-0.5 inset-y-0.5 min-w-11 flex items-center justify-center rounded-control bg-transparent border-0 text-muted hover:text-ink cursor-pointer"
            aria-label={isShown ? uiCopy.hidePassword : uiCopy.showPassword}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "i-lucide-eye-off" : "i-lucide-eye"} className="text-xl" />
          </button>
        ),
      }}
    />
  );
}
