CREATE TABLE `quote_corrections` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`reference_number` text NOT NULL,
	`state` text NOT NULL,
	`file_id` text NOT NULL,
	`file_name_sealed` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`link_sealed` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_corrections_reference_number_unique` ON `quote_corrections` (`reference_number`);