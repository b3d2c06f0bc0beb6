import { writeFileSync } from "node:fs";
import { inventory, inventoryFile } from "./reports/inventory.ts";

/** Writes docs/data-inventory.md of the table that retention deletes by. */
writeFileSync(inventoryFile, inventory());
