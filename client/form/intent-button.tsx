import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Spinner } from "#client/ui/spinner.tsx";

interface IntentButtonProps {
  /** What its form is posted for; it turns while that is under way. */
  readonly intent: string;
  readonly className: string;
  readonly formNoValidate?: boolean;
  /** Where it posts to, if not to its form's own address. */
  readonly formAction?: string;
  readonly children: ReactNode;
}

/** A button beside a form's main one: it posts the form for something else, and says itself that it was pressed. */
export function IntentButton({ intent, children, ...look }: IntentButtonProps) {
  const isPressed = useNavigation().formData?.get("intent") === intent;
  return (
    <button type="submit" name="intent" value={intent} aria-busy={isPressed || undefined} {...look}>
      {isPressed ? <Spinner /> : null}
      {children}
    </button>
  );
}
