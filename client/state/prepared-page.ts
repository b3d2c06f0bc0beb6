import { dataRequestHeader } from "#shared/data-request.ts";

declare global {
  interface Window {
    /** Fetches the code of the page at an address; there once the page's scripts run. */
    loadPageCode?: (path: string) => void;
    /** The data of the page that is most likely next, asked for ahead. */
    preparedData?: {
      readonly url: string;
      readonly at: number;
      readonly answer: Promise<Response>;
    };
  }
}

/** How long an answer that was asked for ahead may stand for one asked for now. */
const freshMs = 10_000;

const isFresh = ({ at }: NonNullable<Window["preparedData"]>): boolean =>
  performance.now() - at < freshMs;

/** Fetches the code of a page when the browser has nothing else to do. */
export function preparePage(path: string): void {
  const load = () => window.loadPageCode?.(path);
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load);
}

/** Asks for a page's code and data before they are needed: for one of the moment before a press counts, not for a guess. */
export function prepareData(path: string): void {
  const url = new URL(path, location.href).href;
  const known = window.preparedData;
  if (known !== undefined && known.url === url && isFresh(known)) return;
  window.loadPageCode?.(path);
  const answer = fetch(url, { headers: { [dataRequestHeader]: "1" } });
  // Whoever takes it hears of a failure; nobody may.
  answer.catch(() => {});
  window.preparedData = { url, at: performance.now(), answer };
}

/** Keeps the data that came along with the way to a page, for the navigation that follows. */
export function keepData(path: string, { body, status, headers }: Response): void {
  const { href: url } = new URL(path, location.href);
  const type = { "Content-Type": headers.get("Content-Type") ?? "" };
  const answer = Promise.resolve(new Response(body, { status, headers: type }));
  window.preparedData = { url, at: performance.now(), answer };
}

/** The answer that was asked for ahead, once; undefined when there is none or it is too old. */
export function takePreparedData(url: string): Promise<Response> | undefined {
  const known = window.preparedData;
  if (known?.url !== url) return undefined;
  delete window.preparedData;
  return isFresh(known) ? known.answer : undefined;
}
