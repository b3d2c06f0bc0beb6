/** What a source says until its call is aborted: then it rejects, also where the source itself goes on. */
export async function* untilAborted<T>(
  answers: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  signal.throwIfAborted();
  const iterator = answers[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next.done === true) return;
    yield next.value;
  }
}
