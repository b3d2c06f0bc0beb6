import * as v from "valibot";

const WorkSchema = v.object({
  /** Requests to the site, each of which the platform bills once. */
  requests: v.number(),
  /** Processor time of the runtime in milliseconds, its database and the embedded insurers and bank included. */
  cpuMs: v.number(),
  database: v.object({
    statements: v.number(),
    /** With entries of indexes, as they are billed. */
    rowsRead: v.number(),
    rowsWritten: v.number(),
  }),
  objects: v.object({
    requests: v.number(),
    alarms: v.number(),
    /** Milliseconds in which an object worked or waited for others. */
    activeMs: v.number(),
    rowsRead: v.number(),
    rowsWritten: v.number(),
    /** What its storage holds afterwards. */
    bytes: v.number(),
  }),
  /** Bytes in the database by table, with its indexes, as long as the row is kept. */
  bytes: v.record(v.string(), v.number()),
});

export const FiguresSchema = v.object({
  measured: v.pipe(v.string(), v.isoDate()),
  machine: v.string(),
  /** How many of each the means are of. */
  pages: v.number(),
  quotes: v.number(),
  orders: v.number(),
  /** A page that is read: drawn anew, with its data. */
  page: WorkSchema,
  /** From the first step's form to the last of the offers. */
  quote: WorkSchema,
  /** From the offers to the policy. */
  order: WorkSchema,
});

/** What one of something costs. */
export type Work = v.InferOutput<typeof WorkSchema>;
export type Figures = v.InferOutput<typeof FiguresSchema>;
