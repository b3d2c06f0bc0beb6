/** What every account stands at, by what was booked on it. */
export const sumsStatement = `
SELECT account, kind, count(*) AS entries, sum(amount_kurus) AS kurus
FROM ledger_entries GROUP BY account, kind ORDER BY account, kind`;

/** What is taken and not yet owed to anybody: orders under way. */
export const openStatement = `
SELECT count(*) AS orders, coalesce(sum(kurus), 0) AS kurus FROM (
  SELECT sum(amount_kurus) AS kurus FROM ledger_entries GROUP BY order_id HAVING sum(amount_kurus) <> 0)`;

/** The newest run of the daily reconciliation. */
export const lastRunStatement = `
SELECT datetime(started_at / 1000, 'unixepoch') AS started, finished_at IS NOT NULL AS is_over,
  compared, mended, differing, unanswered
FROM reconciliations ORDER BY started_at DESC LIMIT 1`;

/** Orders in which our records differ from those of bank or insurer. */
export const differencesStatement = `
SELECT order_id, difference FROM orders WHERE difference IS NOT NULL ORDER BY order_id`;

/** Lists by day that are not compared: nobody tells them, or nobody did when they were last asked for. */
export const uncomparedStatement = `
SELECT list, state, through_day FROM day_lists WHERE state <> 'listed' ORDER BY list`;

/** Rows of others' lists, and of our own, that no order stands for. */
export const straysStatement = `SELECT list, order_id, kurus FROM strays ORDER BY list, order_id`;

/** Orders whose own record cannot be read. */
export const unreadableStatement = `
SELECT order_id, state, decision FROM orders WHERE attention = 'unreadable' ORDER BY order_id`;
