import { useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with the keyboard pattern of WAI-ARIA: arrows, Home and End move and choose. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(0);
  const scope = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-solid border-line"
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${scope}-${tab.id}`}
            aria-selected={at === chosen}
            aria-controls={`${scope}-${tab.id}-panel`}
            tabIndex={at === chosen ? 0 : -1}
            onKeyDown={move}
            onClick={() => setChosen(at)}
            className="min-h-11 px-4 font-medium text-muted bg-transparent border-b-3 border-solid border-transparent whitespace-nowrap cursor-pointer hover:text-ink aria-selected:text-primary aria-selected:border-primary focus-visible:-outline-offset-3"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${scope}-${tab.id}-panel`}
          aria-labelledby={`${scope}-${tab.id}`}
          hidden={at !== chosen}
          tabIndex={0}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
