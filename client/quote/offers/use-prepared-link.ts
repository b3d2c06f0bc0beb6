import { useRef } from "react";
import { useNavigation } from "react-router";
import { prepareData } from "#client/state/prepared-page.ts";

/** How long a link keeps the focus before its page is asked for: who tabs past it asks for nothing. */
const restMs = 200;

/**
 * A link whose page takes a while, such as one that has an insurer confirm a price: the page is asked for when the link is
 * pressed or rests in the focus, and `isPending` says that it was followed and is on its way.
 */
export function usePreparedLink(to: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state, location } = useNavigation();
  const path = to.split(/[?#]/)[0];
  return {
    isPending: state === "loading" && location.pathname === path,
    handlers: {
      onPointerDown: () => prepareData(to),
      // Followed, it has what it needs.
      onClick: () => clearTimeout(timer.current),
      onFocus: () => {
        timer.current = setTimeout(() => prepareData(to), restMs);
      },
      onBlur: () => clearTimeout(timer.current),
    },
  };
}
