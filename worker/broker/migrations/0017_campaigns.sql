CREATE TABLE `campaign_days` (
	`day` text NOT NULL,
	`origin` text NOT NULL,
	`source` text NOT NULL,
	`medium` text NOT NULL,
	`campaign` text NOT NULL,
	`product_id` text NOT NULL,
	`firm_id` text NOT NULL,
	`stage` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`day`, `origin`, `source`, `medium`, `campaign`, `product_id`, `firm_id`, `stage`)
);
--> statement-breakpoint
CREATE TABLE `campaign_links` (
	`source` text NOT NULL,
	`medium` text NOT NULL,
	`campaign` text NOT NULL,
	`term` text NOT NULL,
	`content` text NOT NULL,
	`page` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`source`, `medium`, `campaign`, `term`, `content`, `page`)
);
--> statement-breakpoint
CREATE TABLE `order_touches` (
	`order_id` text PRIMARY KEY NOT NULL,
	`campaign` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `drafts` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `proved_at` integer;--> statement-breakpoint
ALTER TABLE `office_accounts` ADD `rights` text DEFAULT 'requests,money,campaigns,accounts' NOT NULL;