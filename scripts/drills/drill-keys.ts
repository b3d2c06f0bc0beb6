import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { endpoints } from "#shared/routes.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import { openOffice } from "#tests/office.ts";
import { makeDataDirectory, startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { localFiles } from "../data/local-files.ts";
import type { Say } from "./drill.ts";
import { must } from "./drill.ts";
import { askForQuote, goToBank, payAtBank, seesOffers } from "./visit.ts";

type Secrets = Record<string, string>;
interface Ring {
  readonly current: string;
  readonly keys: Readonly<Record<string, string>>;
}

const newKey = {
  SESSION_KEYS: () => randomBytes(32).toString("base64url"),
  DATA_KEYS: () => randomBytes(32).toString("base64"),
};
type RingName = keyof typeof newKey;
const rings = Object.keys(newKey) as RingName[];

const oldId = "k1";
const newId = "k2";

/** A ring with another key in front of those it has. */
function added(name: RingName, text = ""): string {
  const { keys } = JSON.parse(text) as Ring;
  return JSON.stringify({ current: newId, keys: { ...keys, [newId]: newKey[name]() } });
}

/** A ring without the old key. */
function removed(text = ""): string {
  const { current, keys } = JSON.parse(text) as Ring;
  const { [oldId]: _old, ...others } = keys;
  return JSON.stringify({ current, keys: others });
}

/** Columns that hold something sealed. */
function sealedColumns(
  dataDirectory: string,
): { readonly table: string; readonly column: string }[] {
  const rows = queryDatabase(
    dataDirectory,
    `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
      WHERE m.type = 'table' AND (c.name LIKE '%\\_sealed' ESCAPE '\\' OR (m.name = 'quotes' AND c.name = 'answers'))`,
  );
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }));
}

const sealedWith = (dataDirectory: string, key: string): number =>
  sealedColumns(dataDirectory).reduce((sum, { table, column }) => {
    const sql = `SELECT count(*) AS n FROM ${table} WHERE ${column} LIKE '${key}.%'`;
    return sum + Number(queryDatabase(dataDirectory, sql)[0]?.["n"]);
  }, 0);

/**
 * Rotates every key that is rotated, on an installation of its own with work in flight, and takes the old ones out by the rule of
 * docs/operations.md. Throws what is not as it has to be.
 *
 * @param isShort whether it ends once what was in flight has gone on with the new keys
 */
export async function drillKeys(say: Say, isShort = false): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const { secrets: file } = localFiles(dataDirectory);
  let server: TestServer = await startServer({ dataDirectory });
  const { port } = new URL(server.url);
  const ready = async () => {
    const response = await fetch(server.url + endpoints.ready);
    return (await response.json()) as { readonly status: string; readonly unfit?: string[] };
  };
  /** The next start has other secrets. */
  async function restart(change: (secrets: Secrets) => Secrets, isReady = true): Promise<void> {
    await server.kill();
    const secrets = JSON.parse(await readFile(file, "utf8")) as Secrets;
    await writeFile(file, JSON.stringify({ ...secrets, ...change(secrets) }));
    server = await startServer({
      dataDirectory,
      port: Number(port),
      // As every `npm start`, which writes down the keys it knows.
      isWhole: true,
      ...(isReady ? {} : { isReady: false }),
    });
  }

  try {
    const office = await openOffice(server, "tatbikat");
    const buyer = await askForQuote(server.url);
    const looker = await askForQuote(server.url);
    const bankPage = await goToBank(buyer);
    await seesOffers(looker);
    const sealedBefore = sealedWith(dataDirectory, oldId);
    must(sealedBefore > 0, "nothing is sealed with the old key");

    await restart((secrets) => ({
      ...Object.fromEntries(rings.map((name) => [name, added(name, secrets[name])])),
      SITE_ACCESS_TOKEN: randomBytes(32).toString("base64url"),
    }));
    say(`${rings.join(", ")} and SITE_ACCESS_TOKEN are rotated, with a payment at the bank`);
    must((await ready()).status === "ready", "it is not ready with the new keys");
    await seesOffers(looker);
    say("a quote that was open is read, by the browser that asked for it");
    await office.read("/ofis/durum");
    say("a session of the office goes on");
    await payAtBank(buyer, bankPage);
    say("the payment that was at the bank has become a policy");
    await seesOffers(await askForQuote(server.url));
    must(sealedWith(dataDirectory, newId) > 0, "nothing is sealed with the new key");
    must(sealedWith(dataDirectory, oldId) > 0, "what was sealed with the old key is gone");
    say("new rows are sealed with the new key, and those of the old one are read");

    if (isShort) return;

    const rest = await askForQuote(server.url);
    await restart(() => ({ BANK_KEY: randomBytes(32).toString("base64") }));
    await payAtBank(rest, await goToBank(rest));
    say("BANK_KEY is rotated while nobody pays, and payments begun later succeed");

    const whole = JSON.parse(await readFile(file, "utf8")) as Secrets;
    await restart(({ DATA_KEYS: ring }) => ({ DATA_KEYS: removed(ring) }), false);
    const early = await ready();
    must(
      early.unfit?.join() === `DATA_KEYS.${oldId}`,
      `a data key that is taken out too early is not named: ${JSON.stringify(early)}`,
    );
    await restart(() => whole);
    must((await ready()).status === "ready", "it is not ready with the key put back");
    await seesOffers(looker);
    say("a data key that is taken out too early is named by /readyz, and put back without loss");

    // What retention would have deleted by then.
    for (const { table, column } of sealedColumns(dataDirectory)) {
      await changeDatabase(dataDirectory, `DELETE FROM ${table} WHERE ${column} LIKE '${oldId}.%'`);
    }
    await changeDatabase(
      dataDirectory,
      `DELETE FROM key_canaries WHERE name = 'DATA_KEYS.${oldId}'`,
    );
    await restart((secrets) =>
      Object.fromEntries(rings.map((name) => [name, removed(secrets[name])])),
    );
    must((await ready()).status === "ready", "it is not ready without the old keys");
    await seesOffers(await askForQuote(server.url));
    say("once nothing is sealed with them and the canary is deleted, the old keys are taken out");

    const before = await askForQuote(server.url);
    await restart(() => ({ LINK_KEY: randomBytes(32).toString("base64url") }));
    const lost = await before.client.fetch(before.offers);
    must(
      lost.status === 404 || (lost.headers.get("Location") ?? "").startsWith("/404"),
      `an address signed with the old LINK_KEY answers ${lost.status}`,
    );
    say("LINK_KEY is rotated: addresses of before lead nowhere, as after a leak they must");
  } finally {
    await server.close();
  }
}
