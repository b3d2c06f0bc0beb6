ALTER TABLE `quotes` ADD `answered_by` text;--> statement-breakpoint
ALTER TABLE `quotes` ADD `first_offer_at` integer;