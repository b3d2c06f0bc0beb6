CREATE TABLE `ledger_entries` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`account` text NOT NULL,
	`amount_kurus` integer NOT NULL,
	`reference` text NOT NULL,
	`occurred_at` integer NOT NULL
);
