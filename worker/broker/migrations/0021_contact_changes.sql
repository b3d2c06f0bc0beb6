CREATE TABLE `contact_changes` (
	`change_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`before_sealed` text NOT NULL,
	`after_sealed` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_changes_order` ON `contact_changes` (`order_id`);