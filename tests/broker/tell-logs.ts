import { afterEach } from "vitest";
import { runningLogs } from "./harness.ts";

const most = 30;

// Where a test failed, what its back offices have logged of warnings and errors is told with it: a state that did not come
// says nothing of what kept it.
afterEach(({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const logs of runningLogs) {
    const told = logs.filter((line) => /"level":"(warn|error)"/.test(line)).slice(-most);
    console.log(`${task.name}: ${told.length === 0 ? "no warning logged" : told.join("\n")}`);
  }
});
