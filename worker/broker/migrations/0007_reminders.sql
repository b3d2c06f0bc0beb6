CREATE TABLE `reminders` (
	`quote_id` text NOT NULL,
	`kind` text NOT NULL,
	`content_sealed` text NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`due_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `parts_sealed` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `files_sealed` text;