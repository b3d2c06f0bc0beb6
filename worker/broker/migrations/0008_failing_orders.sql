CREATE TABLE `key_canaries` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `attention` text;--> statement-breakpoint
CREATE INDEX `orders_attention` ON `orders` (`attention`) WHERE "orders"."attention" IS NOT NULL;