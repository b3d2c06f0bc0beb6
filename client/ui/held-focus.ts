/** Where in an element the visitor is typing, as a way to put focus and caret back there; undefined when elsewhere. */
export function heldFocus(element: HTMLElement): (() => void) | undefined {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || !element.contains(held)) return undefined;
  const isText = held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement;
  const caret = isText ? ([held.selectionStart, held.selectionEnd] as const) : undefined;
  return () => {
    held.focus({ preventScroll: true });
    // Inputs without a caret of their own, such as e-mail, have none to give back.
    if (isText && caret?.[0] != null) held.setSelectionRange(caret[0], caret[1]);
  };
}
