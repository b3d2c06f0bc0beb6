import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { endpoints } from "#shared/routes.ts";
import { freePort } from "#tests/start-server.ts";

const isUp = async (url: string) => (await fetch(url).catch(() => undefined))?.status;

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test("a server whose parent is gone ends what it was answering, and then itself", async () => {
  const [port, dataDirectory] = [await freePort(), await mkdtemp(path.join(tmpdir(), "yelkovan-"))];
  const environment = { SKIP_BUILD: "1", PORT: String(port), DATA_DIR: dataDirectory };
  const shell = spawn("sh", ["-c", `"${process.execPath}" scripts/start.ts >&2 & echo $!; wait`], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, ...environment },
  });
  const [written] = (await once(shell.stdout, "data")) as [Buffer];
  const processId = Number(written.toString());
  const ready = `http://localhost:${port}${endpoints.ready}`;
  await expect.poll(() => isUp(ready), { timeout: 60_000 }).toBe(200);
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST ${endpoints.consent} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 4\r\nConnection: close\r\n\r\na=`,
  );
  const answered = text(socket);
  // What a first request's connection begins with has arrived once a second one is answered.
  expect(await isUp(ready)).toBe(200);
  shell.kill("SIGKILL");
  await expect.poll(() => isUp(ready)).toBeUndefined();
  socket.write("b=");
  expect(await answered).toMatch(/^HTTP\/1\.1 403 /);
  await expect.poll(() => isRunning(processId)).toBe(false);
  await rm(dataDirectory, { recursive: true });
});
