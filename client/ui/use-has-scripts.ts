import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the scripts have taken over: false in the HTML of the server, and for as long as they are late. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
