import { useId } from "react";
import type { BadgeTone } from "#client/ui/badge.tsx";
import { badgeLook } from "#client/ui/badge.tsx";
import { unbroken } from "#shared/format/unbroken.ts";

interface ReasonBadgeProps {
  readonly text: string;
  /** Why it is there: shown while it is pointed at, focused or tapped. */
  readonly reason: string;
  readonly tone?: BadgeTone;
}

/** A badge that says why it stands there. */
export function ReasonBadge({ text, reason, tone = "neutral" }: ReasonBadgeProps) {
  const id = useId();
  return (
    <span className="reason">
      <button
        type="button"
        className={`${badgeLook(tone)} cursor-help border-0 text-left`}
        aria-describedby={id}
        onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
      >
        {text}
      </button>
      <span id={id} role="tooltip" className="reason-text">
        {unbroken(reason)}
      </span>
    </span>
  );
}
