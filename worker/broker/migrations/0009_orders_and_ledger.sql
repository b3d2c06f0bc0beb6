CREATE TABLE `key_canaries` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`account` text NOT NULL,
	`amount_kurus` integer NOT NULL,
	`reference` text NOT NULL,
	`occurred_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `attention` text;--> statement-breakpoint
CREATE INDEX `orders_attention` ON `orders` (`attention`) WHERE "orders"."attention" IS NOT NULL;