/** What every account stands at, by what was booked on it. */
export const sumsStatement = `
SELECT account, kind, count(*) AS entries, sum(amount_kurus) AS kurus
FROM ledger_entries GROUP BY account, kind ORDER BY account, kind`;

/** Orders whose entries do not add up to nothing though they are at rest, or that nobody knows. */
const unbalanced = `
SELECT order_id, coalesce(state, 'unknown') AS state, sum(amount_kurus) AS kurus
FROM ledger_entries LEFT JOIN orders USING (order_id)
GROUP BY order_id
HAVING sum(amount_kurus) <> 0 AND coalesce(state, '') NOT IN ('awaiting-bank', 'paying', 'issuing', 'refunding')`;

/** Policies of which the ledger does not have what was paid; those of before there was one are none of them. */
const unpaid = `
SELECT policies.order_id, 'policy' AS state, coalesce(captured.amount_kurus, 0) - policies.paid_kurus AS kurus
FROM policies LEFT JOIN ledger_entries captured ON captured.entry_id = policies.order_id || ':capture'
WHERE policies.issued_at >= (SELECT min(occurred_at) FROM ledger_entries)
  AND coalesce(captured.amount_kurus, 0) <> policies.paid_kurus`;

export const faultsStatement = `${unbalanced} UNION ALL ${unpaid} ORDER BY 1`;

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
