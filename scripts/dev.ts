import { writeFile } from "node:fs/promises";
import { createServer } from "vite";
import { dataDirectory, localSecrets, toDevVars } from "./local-state.ts";
import { migrate, quiet } from "./migrate.ts";
import { localVariables } from "./local-variables.ts";
import { seed } from "./seed.ts";

const port = Number(process.env["PORT"] || 5173);
Object.assign(process.env, quiet, { DATA_DIR: dataDirectory });

migrate();
const variables = localVariables(`http://localhost:${port}`);
await seed(variables);
await writeFile(".dev.vars", toDevVars({ ...variables, ...(await localSecrets()) }), {
  mode: 0o600,
});
const server = await createServer({ server: { port, strictPort: true } });
await server.listen();
server.printUrls();
