import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Tables of the office: who works there, what they looked at, what they answered to whoever is no member. As in schema.ts:
 * epoch milliseconds, `…_sealed` encrypted, `…_index` keyed hashes.
 */
export const officeAccounts = sqliteTable("office_accounts", {
  accountId: text("account_id").primaryKey(),
  /** What they sign in with and are listed under. */
  name: text("name").notNull().unique(),
  /** SHA-256 of the invitation's code; empty once the account is set up. */
  inviteHash: text("invite_hash"),
  inviteExpiresAt: integer("invite_expires_at"),
  /** Empty until the invitation has been taken up; so is the authenticator's secret. */
  passwordHash: text("password_hash"),
  totpSealed: text("totp_sealed"),
  /** The last time step whose code was used, so that none is good twice. */
  totpStep: integer("totp_step").notNull().default(0),
  /** Tries from browsers that the account has not been used in. */
  failedLogins: integer("failed_logins").notNull().default(0),
  lockedUntil: integer("locked_until").notNull().default(0),
  /** What it may see and do, ids of `officeRights` with commas between them. */
  rights: text("rights").notNull().default("requests,money,campaigns,accounts"),
  lastSignedInAt: integer("last_signed_in_at"),
  createdAt: integer("created_at").notNull(),
});

/** Signed-in accounts; of the token only its keyed hash. */
export const officeSessions = sqliteTable(
  "office_sessions",
  {
    sessionIndex: text("session_index").primaryKey(),
    accountId: text("account_id").notNull(),
    createdAt: integer("created_at").notNull(),
    lastSeenAt: integer("last_seen_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("office_sessions_account").on(table.accountId)],
);

/** Browsers an account has been used in, by the keyed hash of their token; their tries are counted apart from those of others. */
export const officeDevices = sqliteTable(
  "office_devices",
  {
    deviceIndex: text("device_index").notNull(),
    accountId: text("account_id").notNull(),
    failedLogins: integer("failed_logins").notNull().default(0),
    lockedUntil: integer("locked_until").notNull().default(0),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceIndex, table.accountId] }),
    index("office_devices_account").on(table.accountId),
  ],
);

/** Who looked at what, and did what; only ever added to. */
export const officeAudit = sqliteTable(
  "office_audit",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Name of the account, which may be gone by now; or who else it was, in parentheses. */
    accountName: text("account_name").notNull(),
    action: text("action").notNull(),
    /** A reference number, or which list it was. */
    subject: text("subject").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("office_audit_age").on(table.createdAt),
    index("office_audit_subject").on(table.subject),
  ],
);

/** What the office answered to a message, a wish to be called or a lead. */
export const contactReplies = sqliteTable(
  "contact_replies",
  {
    replyId: text("reply_id").primaryKey(),
    referenceNumber: text("reference_number").notNull(),
    textSealed: text("text_sealed").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("contact_replies_reference").on(table.referenceNumber, table.createdAt)],
);

/** What the office notes of a request for itself: a text, a call, the day it is seen to next; only ever added to. */
export const requestNotes = sqliteTable(
  "request_notes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    referenceNumber: text("reference_number").notNull(),
    /** Name of the account, which may be gone by now. */
    accountName: text("account_name").notNull(),
    textSealed: text("text_sealed"),
    /** "reached" or "missed" where the person was called. */
    call: text("call"),
    /** The day (`YYYY-MM-DD`) the request is seen to next, as it stands with this note; that of the newest holds. */
    nextOn: text("next_on"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("request_notes_reference").on(table.referenceNumber, table.id),
    index("request_notes_next").on(table.nextOn),
  ],
);

/** Holds of notes whose request is gone. */
export const isOfNoRequest = sql`${requestNotes.referenceNumber} NOT IN (
  SELECT reference_number FROM contact_messages
  UNION ALL SELECT reference_number FROM support_requests
  UNION ALL SELECT reference_number FROM vehicle_corrections
  UNION ALL SELECT reference_number FROM quote_corrections
  UNION ALL SELECT reference_number FROM refused_papers)`;
