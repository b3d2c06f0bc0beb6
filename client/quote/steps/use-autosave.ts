import type { RefObject } from "react";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { dataRequestHeader } from "#shared/data-request.ts";

/** Longer than from one field or box to the next, so that a press seldom finds one under way that it would wait for. */
const quietMs = 2000;
/** So long a press waits for one that is under way. */
const patienceMs = 1000;

/** Keeps a form's text on the server once the visitor pauses, and at once when the page is left or out of sight. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, action: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  /** Whether something was typed since what is under way was read. */
  const isStale = useRef(false);
  const autosave = useMemo(() => {
    let abort = new AbortController();
    const post = async () => {
      if (form.current === null) return;
      const body = new FormData(form.current);
      body.set("intent", "save");
      const headers = { [dataRequestHeader]: "1" };
      const { signal } = abort;
      await fetch(action, { method: "POST", body, headers, keepalive: true, signal }).catch(
        () => {},
      );
    };
    // One at a time, so that what was typed earlier overtakes nothing.
    const save = () => {
      timer.current = undefined;
      isStale.current = running.current !== undefined;
      running.current ??= post().then(() => {
        running.current = undefined;
        if (isStale.current) save();
      });
    };
    return {
      schedule() {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, quietMs);
      },
      /** Nothing more is saved; resolves when what is under way can no longer overtake a post that follows, or is given up. */
      async cancel(): Promise<void> {
        clearTimeout(timer.current);
        timer.current = undefined;
        isStale.current = false;
        if (running.current === undefined) return;
        const patience = setTimeout(() => abort.abort(), patienceMs);
        await running.current;
        clearTimeout(patience);
        abort = new AbortController();
      },
      /** Saves at once, also beside what is under way: nobody is there to wait. */
      flush() {
        if (timer.current === undefined && !isStale.current) return;
        clearTimeout(timer.current);
        timer.current = undefined;
        isStale.current = false;
        void post();
      },
    };
  }, [form, action]);
  useEffect(() => {
    const flushUnseen = () => document.visibilityState === "hidden" && autosave.flush();
    window.addEventListener("pagehide", autosave.flush);
    // A browser in the background may be ended without a word.
    document.addEventListener("visibilitychange", flushUnseen);
    return () => {
      window.removeEventListener("pagehide", autosave.flush);
      document.removeEventListener("visibilitychange", flushUnseen);
    };
  }, [autosave]);
  // While the form still stands there to be read.
  useLayoutEffect(() => autosave.flush, [autosave]);
  return autosave;
}
