import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const directory = path.resolve(import.meta.dirname, "../../worker/broker/migrations");

/** As `wrangler d1 migrations` keeps it, which deployments are migrated with. */
export const appliedTable = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** What is needed of D1, whoever declares its type. */
interface Database<Statement> {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
}

interface Prepared {
  bind(...values: string[]): this;
  all(): Promise<{ readonly results: readonly unknown[] }>;
}

/** Brings a database up to date; each migration is applied whole or not at all. Throws what the database says. */
export async function applyMigrations<Statement extends Prepared>(
  database: Database<Statement>,
): Promise<void> {
  await database.prepare(appliedTable).all();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set((results as { name: string }[]).map(({ name }) => name));
  const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).toSorted();
  for (const name of files.filter((each) => !applied.has(each))) {
    const sql = await readFile(path.join(directory, name), "utf8");
    const statements = sql.split("--> statement-breakpoint").map((text) => database.prepare(text));
    const done = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await database.batch([...statements, done]);
  }
}
