/** What a drill has found right, line by line. */
export type Say = (line: string) => void;

/** Ends a drill where something is not as it has to be. */
export function must(isRight: boolean, fault: string): asserts isRight {
  if (!isRight) throw new Error(fault);
}

/** Runs a drill at a terminal; the process ends with 1 where it fails. */
export async function runDrill(drill: (say: Say) => Promise<void>): Promise<void> {
  try {
    await drill((line) => console.log(`ok  ${line}`));
  } catch (error) {
    console.error(`FAILED  ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
