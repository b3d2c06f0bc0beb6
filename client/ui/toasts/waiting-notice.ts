import type { ToastStore } from "./toast-store.ts";
import { secondsText } from "#shared/copy/waiting.ts";
import { toldSeconds } from "#shared/waited.ts";

/** A wait of so many milliseconds is no silence yet. */
const firstMs = 2_000;
const everyMs = 500;
/** What begins so soon after something else has ended is the same wait to whoever waits. */
const pauseMs = 500;
const cause = "waiting";

/** What the form on the screen says it waits for once it is sent (`data-awaits`). */
const awaitedHere = (): string | undefined =>
  document.querySelector<HTMLElement>("[data-awaits]")?.dataset["awaits"];

/** Tells what is waited for while an answer that somebody waits for does not come, and since when; one notification for all. */
export function createWaitingNotice(toasts: ToastStore) {
  let waiting = 0;
  let since = 0;
  let endedAt = -Infinity;
  let told: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  function tell(what: string): void {
    const waitedMs = performance.now() - since;
    const seconds = toldSeconds(waitedMs);
    if (waitedMs < firstMs || seconds === told) return;
    toasts.retract(cause);
    toasts.show("info", { title: what, text: secondsText(seconds), cause, isLasting: true });
    told = seconds;
  }

  function end(): void {
    waiting -= 1;
    if (waiting > 0) return;
    clearInterval(timer);
    toasts.retract(cause);
    told = undefined;
    endedAt = performance.now();
  }

  /** @param what in place of what the form on the screen says */
  return function tellWaiting(work: Promise<unknown>, what: string, isForm = true): void {
    if (waiting === 0) {
      const now = performance.now();
      if (now - endedAt > pauseMs) since = now;
      const said = (isForm ? awaitedHere() : undefined) ?? what;
      timer = setInterval(() => tell(said), everyMs);
    }
    waiting += 1;
    void work.then(end, end);
  };
}
