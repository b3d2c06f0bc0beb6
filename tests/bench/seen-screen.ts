/** Something on a screen that a visitor can type into, tick or press. */
export interface Control {
  /** Value of its `data-robot` attribute, good until the screen is read again. */
  readonly mark: string;
  readonly kind: "text" | "tick" | "choice" | "select" | "option" | "press";
  /** As it is announced; one of several people asked the same begins with whose it is. */
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
    const own = named === "" ? textOf(element) : named;
    const isField = element.matches("input, select");
    const whose = isField && !isChoice(element) ? whoseOf(element) : "";
    return whose === "" ? own : `${whose}: ${own}`;
  };
  const isText = (element: Element) =>
    element instanceof HTMLInputElement &&
    !["checkbox", "radio", "hidden", "submit", "button"].includes(element.type);
  const isTick = (element: Element) =>
    element instanceof HTMLInputElement && element.type === "checkbox";
  const isChoice = (element: Element) =>
    element instanceof HTMLInputElement && element.type === "radio";
  const kindOf = (element: HTMLElement): Control["kind"] => {
    if (isText(element)) return "text";
    if (isTick(element)) return "tick";
    if (isChoice(element)) return "choice";
    if (element instanceof HTMLSelectElement) return "select";
    return element.role === "option" ? "option" : "press";
  };
  /** A group of fields within a group is somebody's of several. */
  const whoseOf = (element: Element): string => {
    const row = element.closest("fieldset fieldset, [role=group] [role=group]");
    const named = document.getElementById(row?.getAttribute("aria-labelledby") ?? "");
    return textOf(row?.querySelector(":scope > legend") ?? named);
  };
  for (const marked of document.querySelectorAll<HTMLElement>("[data-robot]")) {
    delete marked.dataset["robot"];
  }
  const found = scope.querySelectorAll<HTMLElement>(
    "input, select, button, a[href], [role=option]:not([aria-disabled=true])",
  );
  const controls = [...found].flatMap((element, index): Control[] => {
    const label = labelOf(element);
    const kind = kindOf(element);
    // What is ticked may be drawn by its label, the control itself invisible.
    const drawn = (element as HTMLInputElement).labels?.[0];
    const seen = kind === "tick" || kind === "choice" ? (drawn ?? element) : element;
    if (!seen.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) {
      return [];
    }
    (kind === "choice" ? seen : element).dataset["robot"] = String(index);
    const { value, checked } = element as HTMLInputElement;
    const isTicked = kind === "tick" || kind === "choice";
    return [
      {
        mark: String(index),
        kind,
        label,
        isEmpty: isTicked ? !checked : (kind === "text" || kind === "select") && value === "",
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
