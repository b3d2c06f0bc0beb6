import { spawnSync } from "node:child_process";
import * as v from "valibot";

const DeploymentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
  }),
);

/** What a version that is looked at with a share of the requests is deployed by, given all of them, and taken back by. */
export interface SharePlan {
  readonly share: readonly string[];
  readonly everything: readonly string[];
  readonly rollback: readonly string[];
}

/** Reads a share of requests in percent: a whole number from 1 to 100, which is everything; undefined where that is none. */
export function readShare(text: string | undefined): number | undefined {
  const share = Number(text);
  return text !== undefined && /^\d{1,3}$/.test(text) && share >= 1 && share <= 100
    ? share
    : undefined;
}

/** Arguments of Wrangler for two versions, the new one with a share of the requests (percent). */
export function sharePlan(
  uploaded: string,
  before: string,
  share: number,
  source: readonly string[],
): SharePlan {
  const deploy = (...versions: string[]) => ["versions", "deploy", ...versions, "--yes", ...source];
  return {
    share: deploy(`${uploaded}@${share}%`, `${before}@${100 - share}%`),
    everything: deploy(`${uploaded}@100%`),
    rollback: deploy(`${before}@100%`),
  };
}

/** The version that an upload has made, by what Wrangler says of it; undefined where it says nothing. */
export const uploadedVersion = (said: string): string | undefined =>
  /Worker Version ID:\s*([0-9a-f-]{36})/.exec(said)?.[1];

/** The version that all requests reach; undefined where there is none, or where a share goes to another. */
export function versionBefore(source: readonly string[]): string | undefined {
  const args = ["deployments", "status", "--json", ...source];
  const { stdout } = spawnSync("wrangler", args, { encoding: "utf8" });
  const text = stdout ?? "";
  const read = v.safeParse(DeploymentSchema, text.slice(text.indexOf("{")));
  return read.success
    ? read.output.versions.find(({ percentage }) => percentage === 100)?.version_id
    : undefined;
}
