import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component stood in the server's HTML, as opposed to one the scripts have added. */
export function useCameWithPage(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [came] = useState(isHydrating);
  return came;
}
