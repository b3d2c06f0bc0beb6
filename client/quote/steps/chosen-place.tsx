import { useEffect, useRef } from "react";
import { Icon } from "#client/ui/icon.tsx";
import { quoteCopy } from "./copy.ts";

interface ChosenPlaceProps {
  /** What it is, and where. */
  readonly label: string;
  readonly words: string;
  /** Takes the focus that the field had which is gone now. */
  readonly takesFocus: boolean;
  readonly onChange: () => void;
}

/** What has been chosen so far, with the way to choose anew. */
export function ChosenPlace({ label, words, takesFocus, onChange }: ChosenPlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={element} tabIndex={-1} role="group" aria-label={label} className="field">
      <p className="field-label">{label}</p>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-control bg-success-tint p-3">
        <Icon name="i-lucide-map-pin" className="mt-0.5 text-xl text-success" />
        <p className="flex-1 min-w-40 font-medium">{words}</p>
        <button
          type="button"
          className="link min-h-6 [@media(pointer:coarse)]:min-h-11"
          onClick={onChange}
        >
          {quoteCopy.changeAddress}
        </button>
      </div>
    </div>
  );
}
