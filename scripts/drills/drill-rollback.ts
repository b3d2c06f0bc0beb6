import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeDataDirectory, startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import type { Say } from "./drill.ts";
import { askForQuote, goToBank, payAtBank, seesOffers } from "./visit.ts";

interface Versions {
  /** `dist` of the version that is gone back to; absent: of this one, with which the drill itself is tried. */
  readonly earlier?: string | undefined;
  /** Data that are there already, of which a copy is used; absent: a fresh installation. */
  readonly data?: string | undefined;
}

async function copyOf(data: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), "yelkovan-copy-"));
  await cp(data, copy, { recursive: true });
  return copy;
}

/**
 * Serves the same data by this version, by an earlier one and by this one again, each with what the one before has begun. Throws
 * what is not as it has to be.
 */
export async function drillRollback(say: Say, { earlier, data }: Versions): Promise<void> {
  const dataDirectory = await (data === undefined ? makeDataDirectory() : copyOf(data));
  const prepared = data === undefined ? {} : { isWhole: true };
  let server: TestServer = await startServer({ dataDirectory, ...prepared });
  const port = Number(new URL(server.url).port);
  const switchTo = async (buildDirectory?: string) => {
    await server.kill();
    server = await startServer({
      dataDirectory,
      port,
      ...(buildDirectory === undefined ? {} : { buildDirectory }),
    });
  };
  try {
    const first = await askForQuote(server.url);
    const atBank = await goToBank(first);
    await switchTo(earlier);
    await seesOffers(first);
    say("back: the earlier version shows a quote of this one");
    await payAtBank(first, atBank);
    say("back: a payment that this one had begun becomes a policy");
    const second = await askForQuote(server.url);
    const secondAtBank = await goToBank(second);
    say("back: the earlier version quotes and sells");
    await switchTo();
    await seesOffers(second);
    await payAtBank(second, secondAtBank);
    say("forward: this version goes on with what the earlier one has begun");
    await seesOffers(await askForQuote(server.url));
    say("forward: this version quotes");
  } finally {
    await server.close();
  }
}
