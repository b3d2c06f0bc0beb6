import { Suspense, useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { Icon } from "#client/ui/icon.tsx";
import { lazyWindow } from "#client/ui/lazy-window.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { href } from "#shared/routes.ts";
import { frameCopy } from "./copy.ts";

const SearchPanel = lazyWindow(
  async () => ({ default: (await import("#client/search/search-panel.tsx")).SearchPanel }),
  () => location.assign(href("search")),
);

/** Opens the search below the header; without scripts it leads to its page. */
export function SearchOpener() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useAdoption(useLocation(), { change: () => setIsOpen(false) });
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false);
    };
    const events = ["pointerdown", "focusin"] as const;
    for (const name of events) document.addEventListener(name, leave);
    return () => {
      for (const name of events) document.removeEventListener(name, leave);
    };
  }, [isOpen]);
  const toggle = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={place} className="no-print">
      <a
        ref={opener}
        href={href("search")}
        className={isOpen ? "icon-button bg-tint" : "icon-button"}
        aria-label={frameCopy.search}
        aria-expanded={isOpen}
        data-opens=""
        onClick={toggle}
      >
        <Icon name={isOpen ? "i-lucide-x" : "i-lucide-search"} className="text-xl" />
      </a>
      {isOpen ? (
        <Suspense>
          <SearchPanel onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
