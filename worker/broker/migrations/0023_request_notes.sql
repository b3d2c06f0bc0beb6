CREATE TABLE `request_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference_number` text NOT NULL,
	`account_name` text NOT NULL,
	`text_sealed` text,
	`call` text,
	`next_on` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `request_notes_reference` ON `request_notes` (`reference_number`,`id`);--> statement-breakpoint
CREATE INDEX `request_notes_next` ON `request_notes` (`next_on`);