import { useRef, useState } from "react";
import { comparisonSize } from "./comparison-size.ts";

/** The offers ticked for the comparison. One too many is not taken and changes nothing but that it is said. */
export function useTickedOffers() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isOneTooMany, setOneTooMany] = useState(false);
  // Several may be reported in one go, when the scripts find what was ticked before them.
  const latest = useRef(ticked);

  /** Whether the tick is taken. */
  const tick = (id: string, isTicked: boolean): boolean => {
    const isTaken =
      !isTicked || latest.current.has(id) || latest.current.size < comparisonSize.most;
    setOneTooMany(!isTaken);
    if (!isTaken) return false;
    const changed = new Set(latest.current);
    if (isTicked) changed.add(id);
    else changed.delete(id);
    latest.current = changed;
    setTicked(changed);
    return true;
  };
  return { ticked, isOneTooMany, tick };
}
