import { useState } from "react";
import type { FieldProps } from "../fields/field-props.ts";
import { TextField } from "./text-field.tsx";

type EndsModule = typeof import("./email-ends.tsx");

/** An e-mail address. How it may end is offered from the @ on, by a module that nobody has to wait for. */
export function EmailField(props: FieldProps) {
  const [text, setText] = useState("");
  const [module, setModule] = useState<EndsModule | null>(null);
  return (
    <TextField
      {...props}
      onValueChange={(typed) => {
        setText(typed);
        if (typed.includes("@")) {
          void import("./email-ends.tsx").then(setModule, () => undefined);
        }
        props.onValueChange?.(typed);
      }}
      of={{
        type: "email",
        inputMode: "email",
        autoComplete: "email",
        autoCapitalize: "none",
        picture: module && <module.EmailEnds id={props.id} text={text} />,
      }}
    />
  );
}
