import { and, asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Vault } from "../../crypto/vault.ts";
import type { AuditEntry } from "../../store/audit-entry.ts";
import type { SeenCorrection } from "../../store/audited.ts";
import { auditIf, decidedAt, hasRow } from "../../store/audited.ts";
import { isFuel } from "../../domain/fuel.ts";
import type { Fuel } from "../../domain/fuel.ts";
import type { Database } from "../../store/database.ts";
import { vehicleCorrections } from "../../store/member-schema.ts";

const fuel = v.custom<Fuel>((value) => typeof value === "string" && isFuel(value));

/** What no registry knows of a vehicle, as its holder says it; lines that need it price it. Amounts are whole kuruş. */
const extras = {
  isOriginalLpg: v.exactOptional(v.boolean()),
  radioKurus: v.exactOptional(v.number()),
  navigationKurus: v.exactOptional(v.number()),
  steelWheelKurus: v.exactOptional(v.number()),
  otherAccessoryKurus: v.exactOptional(v.number()),
  referenceCode: v.exactOptional(v.string()),
  /** Ids of products. */
  crossSellingBranches: v.exactOptional(v.array(v.string())),
  /** Id in the list `MESLEK`. */
  professionCode: v.exactOptional(v.string()),
  eMail: v.exactOptional(v.string()),
};
const VehicleExtrasSchema = v.object(extras);
export type VehicleExtras = v.InferOutput<typeof VehicleExtrasSchema>;

/** What somebody says about their vehicle, and against the registry; absent fields stay as registered. */
const VehicleCorrectionSchema = v.object({
  ...extras,
  modelCode: v.exactOptional(v.string()),
  brand: v.exactOptional(v.string()),
  model: v.exactOptional(v.string()),
  modelYear: v.exactOptional(v.number()),
  usage: v.exactOptional(v.string()),
  fuel: v.exactOptional(fuel),
  engineNumber: v.exactOptional(v.string()),
  chassisNumber: v.exactOptional(v.string()),
  colour: v.exactOptional(v.string()),
  firstRegistration: v.exactOptional(v.pipe(v.string(), v.isoDate())),
});
export type VehicleCorrection = v.InferOutput<typeof VehicleCorrectionSchema>;

/** `noted`: only what no registry knows has been said, so there is nothing to judge. */
export const correctionStates = ["pending", "accepted", "refused", "noted"] as const;
export type CorrectionState = (typeof correctionStates)[number];
const StateSchema = v.picklist(correctionStates);

/** Whose correction of which vehicle: index of plate and national number, and of the verified phone. */
export interface CorrectionKey {
  readonly vehicleIndex: string;
  readonly phoneIndex: string;
  /** The vehicle's holder. */
  readonly nationalIndex: string;
}

/** What was said last, and what of everything said the office has accepted: only that counts. */
export interface ReviewedCorrection {
  readonly said: VehicleCorrection;
  readonly accepted: VehicleCorrection;
  readonly state: CorrectionState;
}

/** A correction as the office sees it, under the number it goes by there. */
export interface OpenCorrection {
  readonly referenceNumber: string;
  /** The vehicle as registered, in words. */
  readonly subject: string;
  readonly said: VehicleCorrection;
  /** Of the vehicle's holder. */
  readonly nationalIndex: string;
  readonly state: CorrectionState;
  /** When it was said last, in epoch milliseconds. */
  readonly updatedAt: number;
  /** When the office has decided on it; null while it has not. */
  readonly decidedAt: number | null;
}

const column = "vehicle_corrections.content";
const subjectColumn = "vehicle_corrections.subject";

export function createVehicleCorrectionRepository(db: Database, vault: Vault) {
  const { vehicleIndex: ofVehicle, phoneIndex: ofPhone, state: inState } = vehicleCorrections;
  const seal = (correction: VehicleCorrection) => vault.seal(column, JSON.stringify(correction));
  async function opened(sealed: string): Promise<VehicleCorrection> {
    return v.parse(VehicleCorrectionSchema, JSON.parse(await vault.open(column, sealed)));
  }
  async function forOffice({
    referenceNumber,
    subjectSealed,
    contentSealed,
    nationalIndex,
    state,
    updatedAt,
    decidedAt: at,
  }: typeof vehicleCorrections.$inferSelect & {
    readonly decidedAt: number | null;
  }): Promise<OpenCorrection> {
    return {
      referenceNumber,
      subject: subjectSealed === null ? "" : await vault.open(subjectColumn, subjectSealed),
      said: await opened(contentSealed),
      nationalIndex,
      state: v.parse(StateSchema, state),
      updatedAt,
      decidedAt: at,
    };
  }
  const selected = () =>
    db
      .select({
        ...getTableColumns(vehicleCorrections),
        decidedAt: decidedAt(vehicleCorrections.referenceNumber),
      })
      .from(vehicleCorrections)
      .$dynamic();
  const pendingOf = ({ referenceNumber, version }: SeenCorrection) =>
    and(
      eq(vehicleCorrections.referenceNumber, referenceNumber),
      eq(vehicleCorrections.updatedAt, version),
      eq(inState, "pending"),
    );
  return {
    async find({
      vehicleIndex,
      phoneIndex,
    }: Omit<CorrectionKey, "nationalIndex">): Promise<ReviewedCorrection | undefined> {
      const row = await db
        .select()
        .from(vehicleCorrections)
        .where(and(eq(ofVehicle, vehicleIndex), eq(ofPhone, phoneIndex)))
        .get();
      if (row === undefined) return undefined;
      return {
        said: await opened(row.contentSealed),
        accepted: row.acceptedSealed === null ? {} : await opened(row.acceptedSealed),
        state: v.parse(StateSchema, row.state),
      };
    },
    /** Everything said with somebody's verified phone of vehicles that are theirs. */
    async listOfPerson({
      phoneIndex,
      nationalIndex,
    }: Omit<CorrectionKey, "vehicleIndex">): Promise<VehicleCorrection[]> {
      const rows = await db
        .select({ sealed: vehicleCorrections.contentSealed })
        .from(vehicleCorrections)
        .where(and(eq(ofPhone, phoneIndex), eq(vehicleCorrections.nationalIndex, nationalIndex)));
      return Promise.all(rows.map(({ sealed }) => opened(sealed)));
    },
    /** Replaces what was said before; it waits for the office again, and what was accepted stays. */
    async save(
      key: CorrectionKey,
      {
        referenceNumber,
        subject,
        said,
        updatedAt,
      }: Omit<OpenCorrection, "nationalIndex" | "state" | "decidedAt">,
    ): Promise<void> {
      const contentSealed = await seal(said);
      const subjectSealed = await vault.seal(subjectColumn, subject);
      const set = { contentSealed, subjectSealed, state: "pending", referenceNumber, updatedAt };
      await db
        .insert(vehicleCorrections)
        .values({ ...key, ...set })
        .onConflictDoUpdate({
          target: [vehicleCorrections.vehicleIndex, vehicleCorrections.phoneIndex],
          set,
        });
    },
    /** Adds what no registry knows to what was said; what waits or was decided stays so. */
    async note(key: CorrectionKey, noted: VehicleExtras, updatedAt: number): Promise<void> {
      const known = await this.find(key);
      const contentSealed = await seal({ ...known?.said, ...noted });
      await db
        .insert(vehicleCorrections)
        .values({ ...key, contentSealed, state: "noted", updatedAt })
        .onConflictDoUpdate({
          target: [vehicleCorrections.vehicleIndex, vehicleCorrections.phoneIndex],
          set: { contentSealed, updatedAt },
        });
    },
    /** What waits for the office, oldest first. */
    async listPending(): Promise<OpenCorrection[]> {
      const rows = await selected()
        .where(eq(inState, "pending"))
        .orderBy(asc(vehicleCorrections.updatedAt));
      return Promise.all(rows.map(forOffice));
    },
    /** What the office has judged, the last decided first. */
    async listJudged(limit: number): Promise<OpenCorrection[]> {
      const rows = await selected()
        .where(inArray(inState, ["accepted", "refused"]))
        .orderBy(desc(decidedAt(vehicleCorrections.referenceNumber)))
        .limit(limit);
      return Promise.all(rows.map(forOffice));
    },
    async findByReference(referenceNumber: string): Promise<OpenCorrection | undefined> {
      const row = await selected()
        .where(eq(vehicleCorrections.referenceNumber, referenceNumber))
        .get();
      return row && forOffice(row);
    },
    /** Accepts or refuses a pending correction and writes it down; false, and neither, when none waits as it was seen. */
    async review(
      seen: SeenCorrection,
      decision: "accepted" | "refused",
      entry: AuditEntry,
    ): Promise<boolean> {
      const accepted =
        decision === "accepted" ? { acceptedSealed: vehicleCorrections.contentSealed } : {};
      const pending = pendingOf(seen);
      const [, reviewed] = await db.batch([
        auditIf(db, entry, hasRow(db, vehicleCorrections, pending)),
        db
          .update(vehicleCorrections)
          .set({ state: decision, ...accepted })
          .where(pending)
          .returning({ vehicleIndex: ofVehicle }),
      ]);
      return reviewed.length > 0;
    },
  };
}

export type VehicleCorrectionRepository = ReturnType<typeof createVehicleCorrectionRepository>;
