import type { SharedBroker } from "./harness.ts";

/** Has what was counted last under a counter happen so many times more, without its being done. */
export const countMore = (broker: SharedBroker, counter: string, times: number) =>
  broker.query(
    `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times})
     INSERT INTO rate_events (counter_key, created_at) SELECT counter_key, created_at FROM copies,
       (SELECT * FROM rate_events WHERE counter_key LIKE '${counter}:%' ORDER BY id DESC LIMIT 1)`,
  );
