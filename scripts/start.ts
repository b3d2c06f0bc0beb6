import { keepBuild } from "./build/build-folders.ts";
import { tellOfServer } from "./serve/ask-server.ts";
import { watchDisk } from "./serve/disk-room.ts";
import { orStop } from "./data/local-fault.ts";
import { openInstallation } from "./data/local-installation.ts";
import { dataDirectory, localSecrets } from "./data/local-state.ts";
import { listenLocally, requireFree } from "./serve/local-server.ts";
import { soundPort, soundVariables } from "./data/local-variables.ts";
import { onEnd } from "./processes/on-end.ts";
import { productionDirectory } from "./build/production-directory.ts";
import { quiet } from "./processes/quiet.ts";
import { runToEnd } from "./processes/run-to-end.ts";
import { createWorkerProxy } from "./serve/worker-proxy.ts";

/** Where a build is there already, to be served in place of the project's own: the first argument. */
const built = process.argv[2];
const port = soundPort(8787);
/** Where the worker's heap and profile can be looked at, 0 for any free port; nowhere unless it is asked for. */
const inspectorPort = process.env["INSPECTOR_PORT"] ? soundPort(0, "INSPECTOR_PORT") : undefined;
const address = `http://localhost:${port}`;
const inspectorWarning = (at: URL) => `
  Inspector at ${at.host}: every program on this computer, and every page that a browser on it has open, can read the heap of
  the site there, its secrets and what visitors type among it. Not for data of real people.
`;
const step = (text: string) => console.log(`» ${text} …`);

Object.assign(process.env, quiet, { DATA_DIR: dataDirectory });
const variables = soundVariables(address);
const server = await listenLocally(port, variables.SITE_PUBLICURL);
let runtime: ReturnType<typeof import("./serve/built-worker.ts").runBuiltWorker> | undefined;
onEnd(async () => {
  await server.close();
  await runtime?.dispose();
});
if (inspectorPort) await requireFree(inspectorPort, "INSPECTOR_PORT");
await orStop(dataDirectory, openInstallation(dataDirectory));
// Tests build and prepare once and start many servers.
if (built === undefined && process.env["SKIP_BUILD"] !== "1") {
  step("Building");
  await runToEnd("vite", "build", "--logLevel", "error");
}
const build = keepBuild(built ?? productionDirectory);
// What takes its time to load is loaded meanwhile.
const loading = import("./serve/built-worker.ts");
if (process.env["SKIP_PREPARATION"] !== "1") {
  step("Preparing the database");
  await runToEnd(process.execPath, "scripts/data/prepare-local.ts");
}
const { runBuiltWorker } = await loading;
step("Starting");
runtime = runBuiltWorker({
  variables: { ...variables, ...(await localSecrets()) },
  secret: server.secret,
  inspectorPort,
  dataDirectory,
  build,
});
server.pauseWhile(watchDisk(dataDirectory).isFull);
await tellOfServer(dataDirectory, await runtime.ready, server.secret);
if (inspectorPort !== undefined) {
  console.warn(inspectorWarning(await runtime.getInspectorURL()));
}
server.serve(createWorkerProxy(await runtime.ready));
console.log(`
  Yelkovan   ${address}
  Outbox     ${address}/dev/outbox   (SMS and e-mail of this installation)
  Data       ${dataDirectory}
`);
