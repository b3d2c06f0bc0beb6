import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Vault } from "../crypto/vault.ts";
import { isFuel } from "../domain/fuel.ts";
import type { Fuel } from "../domain/fuel.ts";
import type { Database } from "./database.ts";
import { vehicleCorrections } from "./member-schema.ts";

const fuel = v.custom<Fuel>((value) => typeof value === "string" && isFuel(value));

/** What somebody says about their vehicle against the registry; absent fields stay as registered. */
const VehicleCorrectionSchema = v.object({
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

/** Whose correction of which vehicle: index of plate and national number, and of the verified phone. */
export interface CorrectionKey {
  readonly vehicleIndex: string;
  readonly phoneIndex: string;
  /** The vehicle's holder. */
  readonly nationalIndex: string;
}

const column = "vehicle_corrections.content";

export function createVehicleCorrectionRepository(db: Database, vault: Vault) {
  async function opened(sealed: string): Promise<VehicleCorrection> {
    return v.parse(VehicleCorrectionSchema, JSON.parse(await vault.open(column, sealed)));
  }
  return {
    async find({ vehicleIndex, phoneIndex }: CorrectionKey): Promise<VehicleCorrection> {
      const row = await db
        .select({ sealed: vehicleCorrections.contentSealed })
        .from(vehicleCorrections)
        .where(
          and(
            eq(vehicleCorrections.vehicleIndex, vehicleIndex),
            eq(vehicleCorrections.phoneIndex, phoneIndex),
          ),
        )
        .get();
      return row === undefined ? {} : opened(row.sealed);
    },
    /** Everything said with somebody's verified phone of vehicles that are theirs. */
    async listOfPerson({
      phoneIndex,
      nationalIndex,
    }: Omit<CorrectionKey, "vehicleIndex">): Promise<VehicleCorrection[]> {
      const rows = await db
        .select({ sealed: vehicleCorrections.contentSealed })
        .from(vehicleCorrections)
        .where(
          and(
            eq(vehicleCorrections.phoneIndex, phoneIndex),
            eq(vehicleCorrections.nationalIndex, nationalIndex),
          ),
        );
      return Promise.all(rows.map(({ sealed }) => opened(sealed)));
    },
    /** Replaces the correction there was. */
    async save(key: CorrectionKey, correction: VehicleCorrection, now: number): Promise<void> {
      const contentSealed = await vault.seal(column, JSON.stringify(correction));
      const set = { contentSealed, updatedAt: now };
      await db
        .insert(vehicleCorrections)
        .values({ ...key, ...set })
        .onConflictDoUpdate({
          target: [vehicleCorrections.vehicleIndex, vehicleCorrections.phoneIndex],
          set,
        });
    },
  };
}
