CREATE TABLE `insurer_policies` (
	`insurer_id` text NOT NULL,
	`order_id` text NOT NULL,
	`policy_number` text NOT NULL,
	`gross_kurus` integer NOT NULL,
	`issued_at` integer NOT NULL,
	PRIMARY KEY(`insurer_id`, `order_id`)
);
--> statement-breakpoint
CREATE TABLE `reconciliations` (
	`started_at` integer PRIMARY KEY NOT NULL,
	`finished_at` integer,
	`compared` integer NOT NULL,
	`mended` integer NOT NULL,
	`differing` integer NOT NULL,
	`unanswered` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `reconciled_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `reconciliation_tried_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `difference` text;--> statement-breakpoint
CREATE INDEX `orders_difference` ON `orders` (`difference`) WHERE "orders"."difference" IS NOT NULL;--> statement-breakpoint
INSERT INTO `insurer_policies` SELECT `firm_id`, `order_id`, `policy_number`, `gross_kurus`, `issued_at` FROM `policies`;--> statement-breakpoint
UPDATE `orders` SET `reconciled_at` = `updated_at` + 604800000
WHERE `order_id` NOT IN (SELECT `order_id` FROM `ledger_entries`)
  AND `created_at` < (SELECT coalesce(min(`occurred_at`), 9007199254740991) FROM `ledger_entries`);
