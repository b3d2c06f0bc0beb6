import type { SectionData } from "../loader.server.ts";

type Data = SectionData<"desteklerim">;

/** What the section shows: every request, or one. */
export type RequestList = Extract<Data, { view: "list" }>;
export type OneRequest = Extract<Data, { view: "one" }>;
