import { parseArgs } from "node:util";
import { environments, execute } from "./data/execute-statement.ts";
import type { OfficeRight } from "#worker/broker/office/rights.ts";
import { readRights } from "#worker/broker/office/rights.ts";
import { accountNameForm, inviteStatements, removeStatements } from "./data/office-statements.ts";

const usage = `Accounts of the office, which signs in at /ofis; on the local database, or with --env on that of a deployment.

  npm run office -- list [--env staging|production]
  npm run office -- add <name> [--rights requests,money,campaigns,accounts] [--env …]
                                               makes an account, or has one set up anew, and prints its invitation
  npm run office -- remove <name> [--env …]    ends its sessions too

A name is 2 to 31 small letters of ASCII, digits, dots and hyphens, beginning with a letter. Whoever is invited chooses the
password and adds the authenticator at /ofis/davet within 24 hours.`;

/** Makes an account or begins it anew; yields the code of the invitation. */
async function add(
  name: string,
  rights: ReadonlySet<OfficeRight> | undefined,
  environment: string | undefined,
): Promise<string> {
  const { code, statements } = inviteStatements(name, Date.now(), rights);
  await execute(statements, environment);
  return code;
}

async function remove(name: string, environment: string | undefined): Promise<boolean> {
  const search = `SELECT name FROM office_accounts WHERE name = '${name}'`;
  const [found = []] = await execute([search, ...removeStatements(name, Date.now())], environment);
  return found.length > 0;
}

async function list(environment: string | undefined): Promise<string> {
  const search =
    "SELECT name, rights, password_hash IS NOT NULL AS is_ready FROM office_accounts ORDER BY name";
  const [rows = []] = await execute([search], environment);
  const lines = rows.map(
    (row) =>
      `${String(row["name"])}  ${String(row["rights"])}${row["is_ready"] === 1 ? "" : "  invited"}`,
  );
  return lines.join("\n") || "There are no accounts.";
}

function fail(why: string): string {
  process.exitCode = 1;
  return why;
}

async function run(
  command: string | undefined,
  name: string,
  rightNames: string | undefined,
  environment: string | undefined,
): Promise<string> {
  if (environment !== undefined && !environments.includes(environment)) return fail(usage);
  if (command === "list") return list(environment);
  if (!accountNameForm.test(name)) return fail(usage);
  if (command === "add") {
    const rights = rightNames === undefined ? undefined : readRights(rightNames);
    if (rights !== undefined && rights.size !== rightNames?.split(",").length) return fail(usage);
    const code = await add(name, rights, environment);
    return `${name} is invited for 24 hours. Name and code are entered at /ofis/davet.\nCode: ${code}`;
  }
  if (command !== "remove") return fail(usage);
  return (await remove(name, environment))
    ? `${name} is removed.`
    : fail(`There is no account ${name}.`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { env: { type: "string" }, rights: { type: "string" } },
});
const [command, name = ""] = positionals;
try {
  console.log(await run(command, name, values.rights, values.env));
} catch (error) {
  // What was begun is either whole or not there.
  console.error(fail("The database did not answer. Try again."));
  console.error(error instanceof Error ? error.message : error);
}
