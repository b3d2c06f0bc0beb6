import { runDrill } from "./drill.ts";
import { drillKeys } from "./drill-keys.ts";

await runDrill(drillKeys);
