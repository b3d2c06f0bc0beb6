import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { compareForm } from "./compare-bar.tsx";
import { comparisonSize } from "#shared/schemas/comparison-size.ts";

/**
 * The offers ticked for the comparison, in the order they were ticked. One too many is not taken and changes nothing but
 * that it is said. They stand in the address too, so that the way back from the comparison finds them.
 */
export function useTickedOffers() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(query.getAll(compareForm.tick).slice(0, comparisonSize.most)),
  );
  const [isOneTooMany, setOneTooMany] = useState(false);
  // Several may be reported in one go, when the scripts find what was ticked before them.
  const latest = useRef(ticked);

  // The router need not know: nothing is loaded for it.
  useEffect(() => {
    const url = new URL(location.href);
    if (url.searchParams.getAll(compareForm.tick).join() === [...ticked].join()) return;
    url.searchParams.delete(compareForm.tick);
    for (const id of ticked) url.searchParams.append(compareForm.tick, id);
    history.replaceState(history.state, "", url);
  }, [ticked, search]);

  const take = (changed: ReadonlySet<string>) => {
    latest.current = changed;
    setTicked(changed);
  };
  /** Whether the tick is taken. */
  const tick = (id: string, isTicked: boolean): boolean => {
    const isTaken =
      !isTicked || latest.current.has(id) || latest.current.size < comparisonSize.most;
    setOneTooMany(!isTaken);
    if (!isTaken) return false;
    const changed = new Set(latest.current);
    if (isTicked) changed.add(id);
    else changed.delete(id);
    take(changed);
    return true;
  };
  const clear = () => {
    setOneTooMany(false);
    take(new Set());
  };
  return { ticked, isOneTooMany, tick, clear };
}
