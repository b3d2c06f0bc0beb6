import { createHash, randomBytes, randomUUID } from "node:crypto";
import { toBase32 } from "#worker/broker/crypto/totp.ts";
import type { OfficeAction } from "#worker/broker/store/audit-entry.ts";
import type { OfficeRight } from "#worker/broker/office/rights.ts";
import { officeRights, writeRights } from "#worker/broker/office/rights.ts";
import { nobodysNames } from "#worker/broker/office/office-audit-repository.ts";

const inviteBytes = 16;
const inviteForMs = 24 * 3_600_000;

/** Names of accounts: safe within a statement. */
export const accountNameForm = /^[a-z][a-z0-9.-]{1,30}$/;

/** Forgets where an account was signed in and which browsers it was used in. */
const forgetBrowsers = (name: string): string[] =>
  ["office_sessions", "office_devices"].map(
    (table) =>
      `DELETE FROM ${table} WHERE account_id IN (SELECT account_id FROM office_accounts WHERE name = '${name}')`,
  );

/** Stands before what it tells of: statements run together, and none of them where one cannot. */
const writeDown = (action: OfficeAction, name: string, now: number, where = ""): string =>
  `INSERT INTO office_audit (account_name, action, subject, created_at)
   SELECT '${nobodysNames.operations}', '${action}', '${name}', ${now} ${where}`;

/**
 * What makes an account, or begins it anew, whoever was signed in with it; and the code of its invitation, of which the
 * statements hold a hash alone. `now` in epoch ms. Where no rights are named the first account has all, later ones see to requests,
 * and one that is begun anew keeps its own.
 */
export function inviteStatements(name: string, now: number, rights?: ReadonlySet<OfficeRight>) {
  const code = toBase32(randomBytes(inviteBytes));
  const hash = createHash("sha256").update(code).digest("hex");
  const all = writeRights(new Set(officeRights));
  // Whoever is the first has everything to see to.
  const usual = `(SELECT CASE count(*) WHEN 0 THEN '${all}' ELSE 'requests' END FROM office_accounts)`;
  const given = rights === undefined ? usual : `'${writeRights(rights)}'`;
  const kept = rights === undefined ? "rights" : "excluded.rights";
  const statements = [
    writeDown("invited", name, now),
    ...forgetBrowsers(name),
    `INSERT INTO office_accounts (account_id, name, invite_hash, invite_expires_at, rights, created_at)
     VALUES ('${randomUUID()}', '${name}', '${hash}', ${now + inviteForMs}, ${given}, ${now})
     ON CONFLICT (name) DO UPDATE SET invite_hash = excluded.invite_hash, invite_expires_at = excluded.invite_expires_at,
       rights = ${kept}, password_hash = NULL, totp_sealed = NULL, totp_step = 0, failed_logins = 0, locked_until = 0`,
  ];
  return { code: code.match(/.{1,5}/g)!.join("-"), statements };
}

/** What ends an account and its sessions, `now` in epoch ms. */
export const removeStatements = (name: string, now: number): string[] => [
  writeDown(
    "removed",
    name,
    now,
    `WHERE EXISTS (SELECT 1 FROM office_accounts WHERE name = '${name}')`,
  ),
  ...forgetBrowsers(name),
  `DELETE FROM office_accounts WHERE name = '${name}'`,
];
