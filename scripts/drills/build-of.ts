import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Builds another version of the project beside this one, with the packages that are installed; yields its `dist`, and what
 * takes all of it away again. Throws where the version is not in the repository or does not build.
 */
export function buildOf(version: string): { readonly dist: string; readonly remove: () => void } {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), "yelkovan-version-")), "tree");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
  const remove = () => {
    git("worktree", "remove", "--force", directory);
    rmSync(path.dirname(directory), { recursive: true, force: true });
  };
  git("worktree", "add", "--detach", directory, version);
  try {
    symlinkSync(path.join(root, "node_modules"), path.join(directory, "node_modules"), "dir");
    const vite = path.join(root, "node_modules/vite/bin/vite.js");
    execFileSync(process.execPath, [vite, "build", "--logLevel", "error"], {
      cwd: directory,
      stdio: ["ignore", "pipe", "inherit"],
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { dist: path.join(directory, "dist"), remove };
}
