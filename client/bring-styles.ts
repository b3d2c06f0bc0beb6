// Makes the build have the file; the document says where it is.
import "virtual:uno.css";
import { iconSheetId, usedStylesId } from "#shared/document-ids.ts";

/** So long, in milliseconds, a page waits for the sheet before it starts; what it opens until then looks plain. */
const patience = 3000;
/** A sheet that has not come after so many milliseconds is asked for again. */
const limit = 10_000;
/** The pause before it is, doubled each time. In milliseconds. */
const firstPause = 1000;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** Adds the icons that did not come with the document, however late; what uses them is empty until then. */
export async function bringIcons(): Promise<void> {
  const own = document.getElementById(iconSheetId);
  const address = own?.dataset["whole"];
  if (address === undefined) return;
  for (let pause = firstPause; ; pause *= 2) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) {
      const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
      const others = [...sheet.documentElement.children].filter(
        ({ id }) => document.getElementById(id) === null,
      );
      own?.append(...others);
      return;
    }
    await wait(pause);
  }
}

/** Whether the document can show what did not come with it. */
export const isSheetThere = () => document.getElementById(usedStylesId) === null;

/**
 * Brings the whole style sheet and takes out the rules that came with the document once it is there, however late. Until
 * then the page keeps those.
 */
export async function bringStyles(): Promise<void> {
  const own = document.getElementById(usedStylesId);
  const address = own?.dataset["whole"];
  if (address === undefined) return;
  const arrival = bring(address).then(() => own?.remove());
  await Promise.race([arrival, wait(patience)]);
}

async function bring(address: string): Promise<void> {
  let link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]') ?? ask(address);
  for (let pause = firstPause; !(await arrives(link)); pause *= 2) {
    await wait(pause);
    link.remove();
    link = ask(address);
  }
}

function ask(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href, crossOrigin: "" });
  document.head.append(link);
  return link;
}

async function arrives(link: HTMLLinkElement): Promise<boolean> {
  if (isRead(link)) return true;
  const event = new Promise<void>((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve());
  });
  await Promise.race([event, wait(limit)]);
  return isRead(link);
}

/** A sheet on its way is null; one that failed may not be read, or has no rules. */
function isRead({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
