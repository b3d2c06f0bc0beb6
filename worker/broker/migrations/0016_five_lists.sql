CREATE TABLE `day_lists` (
	`list` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`first_day` text NOT NULL,
	`through_day` text NOT NULL,
	`again_day` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_beginnings` (
	`began_at` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `strays` (
	`list` text NOT NULL,
	`order_id` text NOT NULL,
	`kurus` integer NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`list`, `order_id`)
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `decision` text;--> statement-breakpoint
INSERT INTO `ledger_beginnings` SELECT coalesce(
	(SELECT min(`occurred_at`) FROM `ledger_entries`),
	(SELECT max(`issued_at`) + 1 FROM `policies`),
	0
);
