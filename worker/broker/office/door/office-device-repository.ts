import { and, eq, gt } from "drizzle-orm";
import type { Lock } from "../../store/counted-tries.ts";
import { countedTry } from "../../store/counted-tries.ts";
import type { Database } from "../../store/database.ts";
import { officeDevices } from "../../store/office-schema.ts";

/** Browsers that accounts of the office have been used in. */
export function createOfficeDeviceRepository(db: Database) {
  const of = (deviceIndex: string, accountId: string) =>
    and(eq(officeDevices.deviceIndex, deviceIndex), eq(officeDevices.accountId, accountId));
  return {
    async isKnown(deviceIndex: string, accountId: string, now: number): Promise<boolean> {
      const row = await db
        .select({ accountId: officeDevices.accountId })
        .from(officeDevices)
        .where(and(of(deviceIndex, accountId), gt(officeDevices.expiresAt, now)))
        .get();
      return row !== undefined;
    },
    /** Counts a try from a browser the account has been used in, before it is judged; false while those are refused. */
    async takeTry(
      deviceIndex: string,
      accountId: string,
      lock: Lock,
      now: number,
    ): Promise<boolean> {
      const { set, where } = countedTry(officeDevices, lock, now);
      const taken = await db
        .update(officeDevices)
        .set(set)
        .where(and(of(deviceIndex, accountId), where))
        .returning({ accountId: officeDevices.accountId });
      return taken.length > 0;
    },
    /**
     * Knows a browser by another token from now on, for every account used in it, so that a copy of the old one is worth
     * nothing; and for this account, whose tries there begin anew.
     */
    async renew(
      oldIndex: string,
      deviceIndex: string,
      accountId: string,
      expiresAt: number,
    ): Promise<void> {
      await db.batch([
        db.delete(officeDevices).where(of(oldIndex, accountId)),
        db
          .update(officeDevices)
          .set({ deviceIndex })
          .where(eq(officeDevices.deviceIndex, oldIndex)),
        db.insert(officeDevices).values({ deviceIndex, accountId, expiresAt }),
      ]);
    },
    async forgetAll(accountId: string): Promise<void> {
      await db.delete(officeDevices).where(eq(officeDevices.accountId, accountId));
    },
  };
}

export type OfficeDeviceRepository = ReturnType<typeof createOfficeDeviceRepository>;
