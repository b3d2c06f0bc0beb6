CREATE TABLE `contact_replies` (
	`reply_id` text PRIMARY KEY NOT NULL,
	`reference_number` text NOT NULL,
	`text_sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_replies_reference` ON `contact_replies` (`reference_number`,`created_at`);--> statement-breakpoint
CREATE TABLE `office_accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`invite_hash` text,
	`invite_expires_at` integer,
	`password_hash` text,
	`totp_sealed` text,
	`totp_step` integer DEFAULT 0 NOT NULL,
	`failed_logins` integer DEFAULT 0 NOT NULL,
	`locked_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `office_accounts_name_unique` ON `office_accounts` (`name`);--> statement-breakpoint
CREATE TABLE `office_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_name` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `office_audit_age` ON `office_audit` (`created_at`);--> statement-breakpoint
CREATE TABLE `office_sessions` (
	`session_index` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `office_sessions_account` ON `office_sessions` (`account_id`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `taken_by` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_age` ON `contact_messages` (`updated_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_member` ON `contact_messages` (`member_id`);--> statement-breakpoint
ALTER TABLE `support_requests` ADD `taken_by` text;
--> statement-breakpoint
UPDATE `contact_messages` SET `updated_at` = `created_at`;