/** What a promise yields within so many milliseconds; undefined when it takes longer. A rejection stays one. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
