import { loaders } from "./index/loaders.ts";
import type { AnyLine } from "./line.ts";
import type { LineId } from "./registry.ts";

export const isLoadable = (id: string): id is LineId => Object.hasOwn(loaders, id);

/** The declaration of one line, in a browser that needs no other. */
export const loadLine = (id: LineId): Promise<AnyLine> => loaders[id]();
