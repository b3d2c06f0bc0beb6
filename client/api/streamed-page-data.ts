declare global {
  interface Window {
    /** Text chunks of the page's data, pushed by the page's own scripts; null ends them. */
    pageData?: { push(chunk: string | null): unknown };
  }
}

/** The page's data as it streams in: what has arrived already, and everything that is pushed from now on. */
export function streamedPageData(): ReadableStream<string> {
  return new ReadableStream<string>({
    start(controller) {
      const push = (chunk: string | null) =>
        chunk === null ? controller.close() : controller.enqueue(chunk);
      const arrived = window.pageData;
      window.pageData = { push };
      if (Array.isArray(arrived)) arrived.forEach(push);
    },
  });
}
