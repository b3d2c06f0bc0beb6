import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/**
 * Tables of members and what is theirs. As in schema.ts: epoch milliseconds, `…_sealed` encrypted, `…_index` keyed
 * hashes.
 */
export const members = sqliteTable(
  "members",
  {
    memberId: text("member_id").primaryKey(),
    phoneIndex: text("phone_index").notNull(),
    phoneSealed: text("phone_sealed").notNull(),
    nationalIndex: text("national_index").notNull(),
    nationalSealed: text("national_sealed").notNull(),
    /** Name, e-mail, birth date, residence, as JSON. */
    profileSealed: text("profile_sealed").notNull(),
    /** Empty once a password sent by SMS has been used, until one is chosen. */
    passwordHash: text("password_hash").notNull(),
    passwordSetAt: integer("password_set_at").notNull(),
    /** Whether the password in use was sent by SMS, or has been used up so. */
    isOneTimePassword: integer("is_one_time_password", { mode: "boolean" }).notNull(),
    /** A password sent by SMS that has not been used; the one before stays good until then. */
    oneTimeHash: text("one_time_hash"),
    oneTimeSetAt: integer("one_time_set_at"),
    /** How often it has been tried; of its own, so that it gets a locked member in. */
    oneTimeTries: integer("one_time_tries").notNull(),
    /** Empty until the phone is verified by a code. Such a membership is nobody's yet and blocks nobody. */
    phoneVerifiedAt: integer("phone_verified_at"),
    /** The visitor who registered and may verify the phone. */
    registeredBy: text("registered_by").notNull(),
    mfaEnabled: integer("mfa_enabled", { mode: "boolean" }).notNull(),
    failedLogins: integer("failed_logins").notNull(),
    lockedUntil: integer("locked_until").notNull(),
    mayWriteSms: integer("may_write_sms", { mode: "boolean" }).notNull(),
    mayWriteEmail: integer("may_write_email", { mode: "boolean" }).notNull(),
    mayCall: integer("may_call", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("members_phone").on(table.phoneIndex),
    index("members_registrar")
      .on(table.registeredBy)
      .where(sql`phone_verified_at IS NULL`),
    uniqueIndex("members_verified_phone")
      .on(table.phoneIndex)
      .where(sql`phone_verified_at IS NOT NULL`),
    uniqueIndex("members_verified_national")
      .on(table.nationalIndex)
      .where(sql`phone_verified_at IS NOT NULL`),
  ],
);

/** Signed-in members; of the token only its keyed hash. */
export const memberSessions = sqliteTable(
  "member_sessions",
  {
    sessionIndex: text("session_index").primaryKey(),
    memberId: text("member_id").notNull(),
    createdAt: integer("created_at").notNull(),
    lastSeenAt: integer("last_seen_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Kind of browser and system, as `writeDevice` has it. */
    device: text("device").notNull().default(""),
    /** Opened by a password sent by SMS, which it used up: it alone may choose a new one without the old. */
    isOneTime: integer("is_one_time", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("member_sessions_member").on(table.memberId)],
);

/** Authenticators that members use as the second step of signing in. */
export const memberAuthenticators = sqliteTable("member_authenticators", {
  memberId: text("member_id").primaryKey(),
  secretSealed: text("secret_sealed").notNull(),
  /** The last time step whose code was used, so that none is good twice. */
  lastStep: integer("last_step").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Codes that stand in for a lost authenticator, each once; of each only its keyed hash. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    memberId: text("member_id").notNull(),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** Keys for passwords on the wire, each good once. */
export const passwordKeys = sqliteTable("password_keys", {
  guid: text("guid").primaryKey(),
  /** Who asked for it, and alone may use it. */
  visitor: text("visitor").notNull().default(""),
  saltSealed: text("salt_sealed").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

/** Vehicles, homes and family of a member. */
export const assets = sqliteTable(
  "assets",
  {
    assetId: text("asset_id").primaryKey(),
    memberId: text("member_id").notNull(),
    kind: text("kind").notNull(),
    contentSealed: text("content_sealed").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("assets_member").on(table.memberId)],
);

/** What somebody with a verified phone has corrected of a registered vehicle. */
export const vehicleCorrections = sqliteTable(
  "vehicle_corrections",
  {
    /** Plate and national number. */
    vehicleIndex: text("vehicle_index").notNull(),
    phoneIndex: text("phone_index").notNull(),
    /** The vehicle's holder. */
    nationalIndex: text("national_index").notNull(),
    /** What was said last, and what of it the office has accepted so far. */
    contentSealed: text("content_sealed").notNull(),
    acceptedSealed: text("accepted_sealed"),
    /** "pending", "accepted" or "refused", of what was said last; "noted" when there is nothing to judge. */
    state: text("state").notNull().default("pending"),
    /** For the office: the number it goes by, and which registered vehicle it is about. */
    referenceNumber: text("reference_number").notNull().default(""),
    subjectSealed: text("subject_sealed"),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleIndex, table.phoneIndex] }),
    index("vehicle_corrections_reference").on(table.referenceNumber),
  ],
);

export const supportRequests = sqliteTable(
  "support_requests",
  {
    requestId: text("request_id").primaryKey(),
    referenceNumber: text("reference_number").notNull().unique(),
    memberId: text("member_id").notNull(),
    typeId: text("type_id").notNull(),
    subjectSealed: text("subject_sealed").notNull(),
    status: text("status").notNull(),
    quoteId: text("quote_id"),
    /** Name of the office's account that deals with it. */
    takenBy: text("taken_by"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** When the member last opened it. */
    seenAt: integer("seen_at").notNull(),
  },
  (table) => [index("support_requests_member").on(table.memberId, table.updatedAt)],
);

export const supportMessages = sqliteTable(
  "support_messages",
  {
    messageId: text("message_id").primaryKey(),
    requestId: text("request_id").notNull(),
    /** "member" or "office". */
    author: text("author").notNull(),
    textSealed: text("text_sealed").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("support_messages_request").on(table.requestId, table.createdAt)],
);

export const supportFiles = sqliteTable(
  "support_files",
  {
    fileId: text("file_id").primaryKey(),
    memberId: text("member_id").notNull(),
    requestId: text("request_id").notNull(),
    messageId: text("message_id").notNull(),
    fileNameSealed: text("file_name_sealed").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("support_files_request").on(table.requestId),
    index("support_files_member").on(table.memberId, table.createdAt),
  ],
);

/** A file's base64 text in pieces that fit a row. */
export const supportFileChunks = sqliteTable(
  "support_file_chunks",
  {
    fileId: text("file_id").notNull(),
    position: integer("position").notNull(),
    contentSealed: text("content_sealed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);
