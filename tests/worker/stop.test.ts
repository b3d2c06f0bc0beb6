import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { endpoints } from "#shared/routes.ts";
import { freePort, makeDataDirectory } from "#tests/start-server.ts";

const isUp = async (url: string) => (await fetch(url).catch(() => undefined))?.status;

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test("a server whose parent is gone ends as well", async () => {
  const [port, dataDirectory] = [await freePort(), await makeDataDirectory()];
  const environment = {
    SKIP_BUILD: "1",
    SKIP_PREPARATION: "1",
    PORT: String(port),
    DATA_DIR: dataDirectory,
  };
  const shell = spawn("sh", ["-c", `"${process.execPath}" scripts/start.ts >&2 & echo $!; wait`], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, ...environment },
  });
  const [written] = (await once(shell.stdout, "data")) as [Buffer];
  const processId = Number(written.toString());
  const ready = `http://localhost:${port}${endpoints.ready}`;
  await expect.poll(() => isUp(ready), { timeout: 60_000 }).toBe(200);
  shell.kill("SIGKILL");
  await expect.poll(() => isRunning(processId)).toBe(false);
  await rm(dataDirectory, { recursive: true });
});
