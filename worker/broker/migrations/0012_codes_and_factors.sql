CREATE TABLE `proved_phones` (
	`visitor` text NOT NULL,
	`phone_index` text NOT NULL,
	`lane_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`visitor`, `phone_index`)
);
--> statement-breakpoint
CREATE INDEX `proved_phones_phone` ON `proved_phones` (`phone_index`);--> statement-breakpoint
CREATE INDEX `proved_phones_age` ON `proved_phones` (`expires_at`);--> statement-breakpoint
CREATE TABLE `member_authenticators` (
	`member_id` text PRIMARY KEY NOT NULL,
	`secret_sealed` text NOT NULL,
	`last_step` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`member_id` text NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`member_id`, `code_hash`)
);
--> statement-breakpoint
ALTER TABLE `member_sessions` ADD `is_one_time` integer DEFAULT false NOT NULL;