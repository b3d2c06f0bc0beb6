import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { isWhole } from "#tests/share-of-cases.ts";

interface Deployment {
  readonly on: {
    readonly workflow_dispatch: {
      readonly inputs: Readonly<
        Record<"environment" | "share", { readonly options: readonly string[] }>
      >;
    };
  };
  readonly jobs: { readonly deploy: { readonly steps: readonly { readonly run?: string }[] } };
}

const { on, jobs } = parse(readFileSync(".github/workflows/deploy.yml", "utf8")) as Deployment;
const { environment, share } = on.workflow_dispatch.inputs;
const command = jobs.deploy.steps.find(({ run }) => run?.includes("npm run deploy"))?.run ?? "";
const cases = environment.options.flatMap((place) =>
  share.options.map((percent) => [place, percent] as const),
);

// A build and two runs of Wrangler each, so the whole run alone makes them; the plan is judged by `tests/unit/deployment`.
test.runIf(isWhole).each(cases)(
  "the workflow's deployment to %s with %s percent of the requests is planned without an account",
  async (place, percent) => {
    const run = command
      .replace(/\$\{\{ inputs\.environment [^}]*\}\}/, place)
      .replace(/\$\{\{ inputs\.share [^}]*\}\}/, percent);
    const [program = "", ...words] = `${run} --dry-run`.split(" ");
    const { stdout } = await promisify(execFile)(program, words);
    expect(stdout).toContain(`env.DB (yelkovan-${place})`);
    expect(stdout).toContain("--dry-run: exiting now.");
    if (percent === "100") return;
    expect(stdout).toContain(
      `<new version>@${percent}% <version before>@${100 - Number(percent)}%`,
    );
    expect(stdout).toMatch(new RegExp(`^rollback: .*<version before>@100% .*--env ${place}$`, "m"));
  },
);
