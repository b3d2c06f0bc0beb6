import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";
import type { D1Database } from "@cloudflare/workers-types";
import { applyMigrations } from "#scripts/data/apply-migrations.ts";
import type { Life, World } from "./world.ts";

type Value = string | number | null;

/** A database: of its own in memory, with the real tables, or one that is there as a file. */
export class Tables {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file = ":memory:") {
    this.#database = new DatabaseSync(file, { timeout: 5000 });
    this.#database.exec("PRAGMA synchronous = OFF");
  }

  static async open(): Promise<Tables> {
    const tables = new Tables();
    tables.#database.exec("PRAGMA journal_mode = OFF");
    const { schema, rows } = await (migrated ??= migrate());
    tables.#database.exec(schema);
    for (const [insert, values] of rows) tables.all(insert, values);
    return tables;
  }

  close(): void {
    this.#database.close();
  }

  all(sql: string, values: readonly Value[] = [], asArrays = false): unknown[] {
    const key = `${asArrays} ${sql}`;
    const known = this.#statements.get(key);
    const statement = known ?? this.#database.prepare(sql);
    if (known === undefined) {
      statement.setReturnArrays(asArrays);
      this.#statements.set(key, statement);
    }
    return statement.all(...values);
  }

  /** All or none of them. */
  together(run: () => unknown[]): unknown[] {
    this.#database.exec("BEGIN");
    try {
      const results = run();
      this.#database.exec("COMMIT");
      return results;
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }
}

/** What migrations make of an empty database. */
interface Migrated {
  readonly schema: string;
  readonly rows: readonly (readonly [insert: string, values: readonly Value[]])[];
}

/** The same for every world of a process. */
let migrated: Promise<Migrated> | undefined;

async function migrate(): Promise<Migrated> {
  const tables = new Tables();
  await applyMigrations(plainBindingOf(tables));
  const made = tables.all(
    "SELECT name, type, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'",
  ) as { readonly name: string; readonly type: string; readonly sql: string }[];
  const rows = made
    .filter(({ type }) => type === "table")
    .flatMap(({ name }) =>
      (tables.all(`SELECT * FROM ${name}`, [], true) as Value[][]).map(
        (values) =>
          [`INSERT INTO ${name} VALUES (${values.map(() => "?").join(", ")})`, values] as const,
      ),
    );
  tables.close();
  return { schema: made.map(({ sql }) => `${sql};`).join("\n"), rows };
}

type Turn = (run: () => unknown) => Promise<unknown>;

/** The part of D1 that is used here; each statement is done at a turn of its own. */
function statementsOf(tables: Tables, turn: Turn) {
  const resultOf = (results: unknown[]) => ({ results, success: true, meta: {} });
  const prepare = (sql: string, values: readonly Value[] = []) => ({
    sql,
    values,
    bind: (...bound: Value[]) => prepare(sql, bound),
    all: () => turn(() => resultOf(tables.all(sql, values))),
    run: () => turn(() => resultOf(tables.all(sql, values))),
    raw: () => turn(() => tables.all(sql, values, true)),
  });
  type Prepared = Pick<ReturnType<typeof prepare>, "sql" | "values">;
  return {
    prepare,
    batch: (statements: readonly Prepared[]) =>
      turn(() =>
        tables.together(() =>
          statements.map(({ sql, values }) => resultOf(tables.all(sql, values))),
        ),
      ),
  };
}

/** The database as it is, for repositories. */
export const plainBindingOf = (tables: Tables): D1Database =>
  statementsOf(tables, async (run) => run()) as unknown as D1Database;

const failShare = 0.003;

/** The database as a life sees it: now and then it turns a statement away, or does it and does not say so. */
export function bindingOf(tables: Tables, world: World, life: Life): D1Database {
  const away = () => new Error("D1_ERROR: network connection lost");
  const turn: Turn = (run) =>
    world.pass(life, () => {
      const fails = life.isMortal && world.hasCrashes && world.random.chance(failShare);
      if (fails && world.random.chance(0.5)) throw away();
      const result = run();
      if (fails) throw away();
      return result;
    });
  return statementsOf(tables, turn) as unknown as D1Database;
}
