import { and, eq, gt } from "drizzle-orm";
import * as v from "valibot";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { knownPeople } from "../store/schema.ts";

const KnownPersonSchema = v.object({
  name: v.string(),
  surname: v.string(),
  /** "YYYY-MM-DD". */
  birthDate: v.string(),
  provinceCode: v.string(),
  districtName: v.string(),
});

/** A person as the civil registry knows them. */
export type KnownPerson = v.InferOutput<typeof KnownPersonSchema>;

const column = "known_people.person";

/** Whom the civil registry has found for a visitor; kept here so that the browser need not hold it. */
export function createKnownPersonRepository(db: Database, vault: Vault) {
  return {
    async keep(
      visitor: string,
      nationalIndex: string,
      person: KnownPerson,
      expiresAt: number,
    ): Promise<void> {
      const { name, surname, birthDate, provinceCode, districtName } = person;
      const known: KnownPerson = { name, surname, birthDate, provinceCode, districtName };
      const set = { personSealed: await vault.seal(column, JSON.stringify(known)), expiresAt };
      await db
        .insert(knownPeople)
        .values({ visitor, nationalIndex, ...set })
        .onConflictDoUpdate({ target: [knownPeople.visitor, knownPeople.nationalIndex], set });
    },
    /** What was found before counts no more: the registry has been asked anew. */
    async forget(visitor: string, nationalIndex: string): Promise<void> {
      const { visitor: whose, nationalIndex: whom } = knownPeople;
      await db.delete(knownPeople).where(and(eq(whose, visitor), eq(whom, nationalIndex)));
    },
    async find(
      visitor: string,
      nationalIndex: string,
      now: number,
    ): Promise<KnownPerson | undefined> {
      const row = await db
        .select({ sealed: knownPeople.personSealed })
        .from(knownPeople)
        .where(
          and(
            eq(knownPeople.visitor, visitor),
            eq(knownPeople.nationalIndex, nationalIndex),
            gt(knownPeople.expiresAt, now),
          ),
        )
        .get();
      if (row === undefined) return undefined;
      return v.parse(KnownPersonSchema, JSON.parse(await vault.open(column, row.sealed)));
    },
  };
}

export type KnownPersonRepository = ReturnType<typeof createKnownPersonRepository>;
