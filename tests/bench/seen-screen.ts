/** Something on a screen that a visitor can type into, tick or press. */
export interface Control {
  /** Value of its `data-robot` attribute, good until the screen is read again. */
  readonly mark: string;
  readonly kind: "text" | "tick" | "press";
  /** As it is announced. */
  readonly label: string;
  readonly isEmpty: boolean;
  readonly isFocused: boolean;
}

export interface Screen {
  /** Another whenever a visitor would say that the screen is another. */
  readonly name: string;
  /** Of the page. */
  readonly title: string;
  readonly path: string;
  /** Of the window that is open, or else of the page, in its order. */
  readonly controls: readonly Control[];
}

/** What a page shows; runs in the page. */
export function readScreen(): Screen {
  const dialogs = [...document.querySelectorAll<HTMLElement>("dialog[open]")];
  const scope = dialogs.at(-1) ?? document.querySelector<HTMLElement>("main") ?? document.body;
  const textOf = (node: Element | null | undefined) =>
    (node?.textContent ?? "").replace(/\s+/g, " ").trim();
  const labelOf = (element: HTMLElement): string => {
    const { labels } = element as HTMLInputElement;
    const named = element.getAttribute("aria-label") ?? textOf(labels?.[0] ?? null);
    return named === "" ? textOf(element) : named;
  };
  const isText = (element: Element) =>
    element instanceof HTMLInputElement &&
    !["checkbox", "radio", "hidden", "submit", "button"].includes(element.type);
  const isTick = (element: Element) =>
    element instanceof HTMLInputElement && element.type === "checkbox";
  for (const marked of document.querySelectorAll<HTMLElement>("[data-robot]")) {
    delete marked.dataset["robot"];
  }
  const found = scope.querySelectorAll<HTMLElement>("input, button, a[href]");
  const controls = [...found].flatMap((element, index): Control[] => {
    const label = labelOf(element);
    // A tick may be drawn by its label, the control itself invisible.
    const seen = isTick(element) ? ((element as HTMLInputElement).labels?.[0] ?? element) : element;
    if (!seen.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) {
      return [];
    }
    element.dataset["robot"] = String(index);
    const { value, checked } = element as HTMLInputElement;
    return [
      {
        mark: String(index),
        kind: isText(element) ? "text" : isTick(element) ? "tick" : "press",
        label,
        isEmpty: isText(element) ? value === "" : isTick(element) && !checked,
        isFocused: element === document.activeElement,
      },
    ];
  });
  const heading = scope.querySelector("form h2") ?? scope.querySelector("h1, h2");
  return {
    name: textOf(heading) || document.title,
    title: textOf(document.querySelector("h1")),
    path: location.pathname,
    controls,
  };
}
