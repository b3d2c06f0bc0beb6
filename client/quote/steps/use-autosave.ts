import type { RefObject } from "react";
import { useEffect, useMemo, useRef } from "react";
import { dataRequestHeader } from "#shared/data-request.ts";

const quietMs = 500;

/** Keeps a form's text on the server once the visitor pauses, and at once when the page is left. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, action: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const autosave = useMemo(() => {
    const save = () => {
      timer.current = undefined;
      if (form.current === null) return;
      const data = new FormData(form.current);
      data.set("intent", "save");
      const headers = { [dataRequestHeader]: "1" };
      const init = { method: "POST", body: data, headers, keepalive: true };
      running.current = fetch(action, init).then(
        () => {},
        () => {},
      );
    };
    return {
      schedule() {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, quietMs);
      },
      /** Nothing more is saved; resolves when what is under way can no longer overtake a post that follows. */
      cancel(): Promise<void> {
        clearTimeout(timer.current);
        timer.current = undefined;
        return running.current;
      },
      flush() {
        if (timer.current === undefined) return;
        clearTimeout(timer.current);
        save();
      },
    };
  }, [form, action]);
  useEffect(() => {
    window.addEventListener("pagehide", autosave.flush);
    return () => {
      window.removeEventListener("pagehide", autosave.flush);
      void autosave.cancel();
    };
  }, [autosave]);
  return autosave;
}
