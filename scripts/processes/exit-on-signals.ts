/** Lets a command that is stopped exit as one that ends does: what it has started ends with it. */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));
}
