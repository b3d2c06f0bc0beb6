declare global {
  interface Window {
    /** Set once the page's scripts run. */
    pageStarted?: boolean;
    /** A button that was pressed before they did. */
    pendingPress?: HTMLElement;
    /** Whether the answer about cookies that was given before they did is stored. */
    answeredInPlace?: Promise<boolean>;
  }
}

/** Does again what was pressed while the scripts were still on their way. */
export function replayPendingPress(): void {
  window.pageStarted = true;
  window.pendingPress?.click();
  delete window.pendingPress;
}
