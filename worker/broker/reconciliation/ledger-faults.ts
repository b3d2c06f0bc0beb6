import { ledgerAccounts } from "../order/process/ledger-entry.ts";

/**
 * What of our own tables does not fit together, and what whoever keeps the books is to do. Orders, policies and entries are
 * held against each other both ways, all of them, by `faultsStatement`.
 */
export const ledgerFaults = {
  unbalanced: "its entries do not add up to nothing: correct it by an entry of its own",
  "row-missing":
    "nobody knows its order: it is restored tonight if its object has it; else ask bank and insurer for the id",
  "policy-missing": "done without a policy here: ask the insurer for the id, then restore the row",
  "policy-standing":
    "ended without a policy, and there is one: never refund it before it is cancelled",
  unpaid: "the ledger does not have what its policy cost: ask the bank for the id",
  "ended-unpaid":
    "its policy has ended with money to give back, and the ledger has none: look at its cancellation",
  "returned-unended":
    "money of its policy went back, and the policy runs: ask the insurer for the id",
  "change-unbooked":
    "a change of its policy cost something or gave it back, and the ledger has it otherwise: look at the change",
  "sum-differs": "its row says another sum than was captured: the ledger and the bank count",
  "premium-differs": "its premium is not what insurer and commission were booked",
  misbooked: "an entry stands under another id or account than its own",
  "reference-differs": "its premium was booked for another policy number than the policy has",
} as const;
export type LedgerFault = keyof typeof ledgerFaults;

const atRest = "state IN ('done', 'declined', 'refunded')";

const accounts = Object.entries(ledgerAccounts)
  .map(([kind, account]) => `WHEN '${kind}' THEN '${account}'`)
  .join(" ");

/** A kind of fault with the query that finds it: columns `order_id`, `state` and `kurus`. */
const queries: Readonly<Record<LedgerFault, string>> = {
  unbalanced: `SELECT order_id, state, balance AS kurus FROM sums JOIN orders USING (order_id)
    WHERE balance <> 0 AND ${atRest}`,
  "row-missing": `SELECT order_id, 'unknown' AS state, sum(kurus) AS kurus FROM (
      SELECT order_id, taken AS kurus FROM sums
      UNION ALL SELECT order_id, 0 AS kurus FROM policies)
    WHERE order_id NOT IN (SELECT order_id FROM orders) GROUP BY order_id`,
  "policy-missing": `SELECT order_id, state, paid_kurus AS kurus FROM orders
    WHERE state = 'done' AND order_id NOT IN (SELECT order_id FROM policies)`,
  "policy-standing": `SELECT order_id, state, policies.paid_kurus AS kurus
    FROM orders JOIN policies USING (order_id) WHERE state IN ('declined', 'refunded')`,
  unpaid: `SELECT policies.order_id, 'policy' AS state, coalesce(taken, 0) - policies.paid_kurus AS kurus
    FROM policies LEFT JOIN sums USING (order_id)
    WHERE policies.issued_at >= coalesce((SELECT min(began_at) FROM ledger_beginnings), 0)
      AND coalesce(taken, 0) <> policies.paid_kurus`,
  "ended-unpaid": `SELECT order_id, 'done' AS state, refund_kurus AS kurus FROM cancellations
    WHERE state = 'done' AND refund_kurus > 0 AND refund_kurus <> coalesce((
      SELECT -sum(amount_kurus) FROM ledger_entries
      WHERE ledger_entries.order_id = cancellations.order_id AND kind IN ('returned', 'transferred')), 0)`,
  "returned-unended": `SELECT order_id, 'policy' AS state, sum(amount_kurus) AS kurus FROM ledger_entries
    WHERE kind IN ('returned', 'transferred') AND NOT EXISTS (SELECT 1 FROM cancellations
      WHERE cancellations.order_id = ledger_entries.order_id AND cancelled_on IS NOT NULL)
    GROUP BY order_id`,
  "change-unbooked": `SELECT order_id, 'policy' AS state, sum(difference_kurus) AS kurus FROM policy_changes
    WHERE state = 'done' GROUP BY order_id HAVING sum(difference_kurus) <> coalesce((
      SELECT sum(amount_kurus) FROM ledger_entries WHERE ledger_entries.order_id = policy_changes.order_id
        AND kind IN ('change-capture', 'change-refund', 'change-transferred')), 0)`,
  "sum-differs": `SELECT order_id, state, orders.paid_kurus - taken AS kurus FROM orders JOIN sums USING (order_id)
    WHERE taken <> 0 AND orders.paid_kurus <> taken AND ${atRest}`,
  "premium-differs": `SELECT policies.order_id, 'policy' AS state, due - policies.gross_kurus AS kurus
    FROM policies JOIN sums USING (order_id) WHERE taken <> 0 AND due <> policies.gross_kurus`,
  misbooked: `SELECT order_id, kind AS state, amount_kurus AS kurus FROM ledger_entries
    WHERE (entry_id <> order_id || ':' || kind
        AND NOT (kind LIKE 'change-%' AND substr(entry_id, 1, length(order_id) + 2) = order_id || ':e'
          AND substr(entry_id, -length(kind) - 1) = ':' || kind)) OR account <> CASE kind ${accounts} ELSE 'card' END`,
  "reference-differs": `SELECT policies.order_id, 'policy' AS state, sum(amount_kurus) AS kurus
    FROM policies JOIN ledger_entries USING (order_id)
    WHERE kind IN ('premium', 'commission') AND reference <> policy_number GROUP BY policies.order_id`,
};

const each = Object.entries(queries).map(
  ([fault, query]) => `SELECT '${fault}' AS fault, order_id, state, kurus FROM (${query})`,
);
const sums = `sums AS (
    SELECT order_id, sum(amount_kurus) AS balance,
      sum(CASE kind WHEN 'capture' THEN amount_kurus ELSE 0 END) AS taken,
      -sum(CASE WHEN kind IN ('premium', 'commission') THEN amount_kurus ELSE 0 END) AS due
    FROM ledger_entries GROUP BY order_id)`;
/** D1 takes five queries in a union. */
const mostJoined = 5;
const groups = Array.from({ length: Math.ceil(each.length / mostJoined) }, (_, at) =>
  each.slice(at * mostJoined, (at + 1) * mostJoined).join("\nUNION ALL "),
);

const statementOn = (tables: readonly string[]): string => `
SELECT * FROM (
  WITH ${[...tables, sums].join(",\n")}
  ${groups.map((group) => `SELECT * FROM (${group})`).join("\nUNION ALL ")})
ORDER BY order_id, fault`;

/** Everything of it: `fault`, `order_id`, `state`, `kurus`. */
export const faultsStatement = statementOn([]);

/** The same of some orders, without looking at all the others. */
export function faultsOf(orderIds: readonly string[]): string {
  const ids = JSON.stringify(orderIds).replaceAll("'", "''");
  const tables = ["orders", "policies", "ledger_entries", "cancellations", "policy_changes"].map(
    (name) => `${name} AS (SELECT * FROM main.${name}
      WHERE order_id IN (SELECT value FROM json_each('${ids}')))`,
  );
  return statementOn(tables);
}
