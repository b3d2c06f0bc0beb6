import { readFileSync, readdirSync, readlinkSync } from "node:fs";

/** Whether this system tells what its processes do, as Linux does in /proc. */
export const tellsOfProcesses = process.platform === "linux";

const numbersIn = (directory: string) =>
  readdirSync(directory).filter((name) => /^\d+$/.test(name));

/** A process that may be gone by the time it is looked at. */
function seen<T>(look: () => T): T[] {
  try {
    return [look()];
  } catch {
    return [];
  }
}

/** A process and all that it has started, by their ids. */
function familyOf(processId: number): number[] {
  const parents = numbersIn("/proc").flatMap((id) =>
    seen(() => [Number(id), Number(/^PPid:\s+(\d+)/m.exec(statusOf(id))?.[1])] as const),
  );
  const family = [processId];
  for (const known of family) {
    family.push(...parents.flatMap(([id, parent]) => (parent === known ? [id] : [])));
  }
  return family;
}

const statusOf = (id: number | string) => readFileSync(`/proc/${id}/status`, "utf8");

/** Memory that a process and each that it has started hold, in bytes by the name of the program. */
export function residentBytesOf(processId: number): ReadonlyMap<string, number> {
  const held = familyOf(processId).flatMap((id) => seen(() => statusOf(id)));
  return new Map(
    held.map((status) => {
      const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
      return [/^Name:\s+(.+)$/m.exec(status)?.[1] ?? "", kilobytes * 1024];
    }),
  );
}

/** Clock ticks a second in which Linux counts processor time. */
const ticksPerSecond = 100;

/** Processor time, in milliseconds, that a process and all that it has started under one name have used so far. */
export function processorMsOf(processId: number, name: string): number {
  const stats = familyOf(processId).flatMap((id) =>
    seen(() => readFileSync(`/proc/${id}/stat`, "utf8")),
  );
  const ticks = stats
    .filter((stat) => stat.includes(`(${name})`))
    .map((stat) => {
      const [user, system] = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11, 13);
      return Number(user) + Number(system);
    });
  return (ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond) * 1000;
}

/** TCP ports at which a process and all that it has started listen. */
export function portsOf(processId: number): number[] {
  const files = familyOf(processId).flatMap((id) =>
    numbersIn(`/proc/${id}/fd`).flatMap((file) =>
      seen(() => readlinkSync(`/proc/${id}/fd/${file}`)),
    ),
  );
  const sockets = new Set(files.map((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1]));
  const listening = "0A";
  const rows = ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, "utf8")
      .split("\n")
      .map((row) => row.trim().split(/\s+/)),
  );
  const own = rows.filter(
    ([, , , state, , , , , , inode]) => state === listening && sockets.has(inode),
  );
  const ports = own.map(([, local = ""]) => Number.parseInt(local.split(":")[1] ?? "", 16));
  return [...new Set(ports)];
}
