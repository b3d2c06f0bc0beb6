CREATE TABLE `marketing_permissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`receiver_index` text NOT NULL,
	`receiver_sealed` text NOT NULL,
	`is_given` integer NOT NULL,
	`source` text NOT NULL,
	`said_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`reported_at` integer,
	`refused_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `marketing_permissions_receiver` ON `marketing_permissions` (`receiver_index`,`channel`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_permissions_waiting` ON `marketing_permissions` (`next_try_at`) WHERE reported_at IS NULL AND refused_at IS NULL;