type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** An object with the fields that are there. */
export const withoutUndefined = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<T>;
