import { orStop } from "./local-fault.ts";
import { dataDirectory } from "./local-state.ts";
import { localVariables } from "./local-variables.ts";
import { prepareDatabase } from "./prepare-database.ts";

// A step of a start, in a process of its own: the back office and its runtime, loaded to prepare the database, take 300 MB along.
const address = `http://localhost:${process.env["PORT"]}`;
await orStop(dataDirectory, prepareDatabase(localVariables(address)));
