import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Name of the build that is served next, beside the folders of all. */
const current = "current";
const isBuild = (name: string) => /^\d+-\d+$/.test(name);
const waitForOthersMs = 30_000;

/** Held as long as the process lives; the system lets go of them however that ends. */
const held: DatabaseSync[] = [];

/** Keeps a folder from being deleted while this process lives, which others may keep as well. */
function keep(folder: string): void {
  const lock = new DatabaseSync(path.join(folder, "lock"), { timeout: waitForOthersMs });
  lock.exec("BEGIN");
  lock.prepare("SELECT 1 FROM sqlite_schema").all();
  held.push(lock);
}

function isKept(folder: string): boolean {
  const lock = new DatabaseSync(path.join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}

/** Does what takes a moment while no other process does any of it with these builds. */
function alone<T>(directory: string, act: () => T): T {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(path.join(directory, "lock"), { timeout: waitForOthersMs });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return act();
  } finally {
    lock.close();
  }
}

function currentIn(directory: string): string | undefined {
  try {
    return readlinkSync(path.join(directory, current));
  } catch {
    return undefined;
  }
}

/**
 * Folder of the build that this process makes in a directory: its id and its start in epoch ms. Vite reads the configuration
 * anew for each half of a build, so that nothing drawn there would be the same for both.
 */
export const ownFolder = (directory: string): string =>
  path.join(directory, `${process.pid}-${Math.round(performance.timeOrigin)}`);

/** Makes the folder of a build that begins, and keeps it while this process lives. */
export function beginBuild(folder: string): void {
  alone(path.dirname(folder), () => {
    mkdirSync(folder);
    keep(folder);
  });
}

/**
 * Makes a whole build the one that whoever starts from now on gets, and deletes the folders that nobody builds into or serves
 * from any more.
 */
export function publishBuild(folder: string): void {
  const directory = path.dirname(folder);
  alone(directory, () => {
    const next = path.join(directory, "next");
    rmSync(next, { force: true });
    symlinkSync(path.basename(folder), next, "dir");
    renameSync(next, path.join(directory, current));
    for (const name of readdirSync(directory)) {
      const other = path.join(directory, name);
      if (!isBuild(name) || name === path.basename(folder) || isKept(other)) continue;
      rmSync(other, { recursive: true });
    }
  });
}

/**
 * The last whole build in a directory, kept while this process lives, whatever is built meanwhile. Throws where there is none.
 *
 * @param directory as `outDir` names it
 */
export function keepBuild(directory: string): string {
  return alone(directory, () => {
    const name = currentIn(directory);
    if (name === undefined) throw new Error(`There is no build in ${directory}.`);
    const folder = path.resolve(directory, name);
    keep(folder);
    return folder;
  });
}

/** Where the last whole build is, for whoever has read it before the next one could be there. */
export const lastBuild = (directory: string): string => path.join(directory, current);
