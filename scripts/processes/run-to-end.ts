import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a command to its end, in a process that gives its memory back. Where it fails this process ends as it did. */
export async function runToEnd(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: "inherit" });
  const kill = () => void child.kill();
  process.once("exit", kill);
  const [code] = (await once(child, "exit")) as [number | null];
  process.off("exit", kill);
  if (code !== 0) process.exit(code ?? 1);
}
