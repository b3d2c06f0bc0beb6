import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { setTimeout as later } from "node:timers/promises";
import { promisify } from "node:util";
import { inviteStatements } from "#scripts/data/office-statements.ts";
import { officeRights } from "#worker/broker/office/rights.ts";
import { changeDatabase } from "#tests/local-database.ts";
import type { TestServer } from "#tests/start-server.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { totpCode, totpStepAt } from "#worker/broker/crypto/totp.ts";

type Place = Pick<TestServer, "url" | "dataDirectory">;

/** Runs `npm run office`, beside the running server; rejects when it fails. */
export async function officeAccounts(
  { dataDirectory }: Pick<TestServer, "dataDirectory">,
  ...words: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/office.ts", ...words], {
    env: { ...process.env, DATA_DIR: dataDirectory },
  });
  return stdout;
}

/** Makes an account as `npm run office -- add` does, without waiting for its tools; yields the code of its invitation. */
export async function inviteToOffice({ dataDirectory }: Place, name: string): Promise<string> {
  const { code, statements } = inviteStatements(name, Date.now(), new Set(officeRights));
  for (const statement of statements) await changeDatabase(dataDirectory, statement);
  return code;
}

export const officePassword = "Lavanta-Tramvay-Kestane-81";

/** An authenticator each of whose codes is another, so that each is good; where it has to, it waits for the next one. */
export function createAuthenticator(secret: string) {
  let used = 0;
  return async (): Promise<string> => {
    // A step ahead of the clock is still taken.
    while (used > totpStepAt(Date.now())) await later(500);
    used = Math.max(used + 1, totpStepAt(Date.now()));
    return totpCode(secret, used);
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

export const postTo = (client: EdgeClient, path: string, fields: Record<string, string>) =>
  client.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

const textIn = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

/** Takes up an invitation on its page; yields the authenticator that was added there. */
export async function setUpAccount(
  client: EdgeClient,
  name: string,
  invite: string,
  password = officePassword,
): Promise<{
  readonly response: Response;
  readonly secret: string;
  readonly nextCode: Authenticator;
}> {
  const html = await (await client.fetch("/ofis/davet")).text();
  const secret = textIn(html, /class="secret">([^<]+)</).replaceAll(" ", "");
  const nextCode = createAuthenticator(secret);
  const sealed = textIn(html, /name="secret" value="([^"]+)"/);
  const fields = { name, invite, password, secret: sealed, code: await nextCode() };
  return { response: await postTo(client, "/ofis/davet", fields), secret, nextCode };
}

/** What the form of a record's page carries of the state it was shown in. */
export const seenIn = (html: string) => ({
  version: textIn(html, /name="version" value="(\d+)"/),
  takenBy: textIn(html, /name="takenBy" value="([^"]*)"/),
  lastNote: textIn(html, /name="lastNote" value="(\d+)"/),
});

export interface OfficeClient {
  readonly client: EdgeClient;
  readonly name: string;
  readonly nextCode: Authenticator;
  /** A code of now, its step made good once more. */
  codeAgain(): Promise<string>;
  /** The text of a page of the office. */
  read(path: string): Promise<string>;
  /** Does something with a record; yields the page it leads to. */
  act(reference: string, fields: Record<string, string>): Promise<string>;
}

/** Somebody of the office, signed in; nobody else unless named. */
export async function openOffice(
  place: Place,
  name = `ofis-${randomInt(1e9)}`,
): Promise<OfficeClient> {
  const client = createEdgeClient(place.url);
  const { secret, nextCode } = await setUpAccount(client, name, await inviteToOffice(place, name));
  const read = async (path: string) => (await client.fetch(path)).text();
  return {
    client,
    name,
    nextCode,
    async codeAgain() {
      const forget = "UPDATE office_accounts SET totp_step = 0 WHERE name = ?";
      await changeDatabase(place.dataDirectory, forget, name);
      return totpCode(secret, totpStepAt(Date.now()));
    },
    read,
    async act(reference, fields) {
      const path = `/ofis/kayit/${reference}`;
      const response = await postTo(client, path, { ...seenIn(await read(path)), ...fields });
      const next = response.headers.get("Location");
      return next === null ? response.text() : read(next);
    },
  };
}
