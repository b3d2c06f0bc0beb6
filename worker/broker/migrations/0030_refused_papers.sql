CREATE TABLE `refused_papers` (
	`quote_id` text NOT NULL,
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
CREATE UNIQUE INDEX `refused_papers_reference_number_unique` ON `refused_papers` (`reference_number`);--> statement-breakpoint
CREATE INDEX `refused_papers_quote` ON `refused_papers` (`quote_id`);