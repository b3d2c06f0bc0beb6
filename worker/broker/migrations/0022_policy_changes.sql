CREATE TABLE `policy_changes` (
	`change_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`content_sealed` text NOT NULL,
	`endorsement_number` text,
	`asked_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `policy_changes_order` ON `policy_changes` (`order_id`);