import { Agent, request } from "node:http";

/** One address under load: all its finished rounds. */
export interface LoadTarget {
  readonly name: string;
  readonly url: string;
  /** What a request carries beside the usual. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadOptions {
  readonly connections: number;
  readonly requestsPerRound: number;
  readonly rounds: number;
}

/**
 * Requests per second of each address: the median of the rounds. The addresses take turns, so that whatever else the
 * machine does touches all of them alike; a first round warms up and does not count.
 */
export async function measureRates(
  targets: readonly LoadTarget[],
  options: LoadOptions,
): Promise<ReadonlyMap<string, number>> {
  const rates = new Map(targets.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= options.rounds; round++) {
    for (const target of targets) {
      const rate = await runRound(target, options);
      if (round > 0) rates.get(target.name)!.push(rate);
    }
  }
  return new Map([...rates].map(([name, all]) => [name, quantile(all, 0.5)]));
}

async function runRound(target: LoadTarget, options: LoadOptions): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  let left = options.requestsPerRound;
  const startedAt = performance.now();
  const worker = async () => {
    while (left-- > 0) await readThrough(target, agent);
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return options.requestsPerRound / seconds;
}

function readThrough({ url, headers: own }: LoadTarget, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: "text/html", "Accept-Encoding": "identity", ...own };
    const sent = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("data", () => {});
      response.on("end", () => resolve());
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** The value below which a share of all values lies; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
