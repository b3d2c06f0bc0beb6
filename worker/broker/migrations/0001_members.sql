CREATE TABLE `assets` (
	`asset_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`content_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `assets_member` ON `assets` (`member_id`);--> statement-breakpoint
CREATE TABLE `member_sessions` (
	`session_index` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `member_sessions_member` ON `member_sessions` (`member_id`);--> statement-breakpoint
CREATE TABLE `members` (
	`member_id` text PRIMARY KEY NOT NULL,
	`phone_index` text NOT NULL,
	`phone_sealed` text NOT NULL,
	`national_index` text NOT NULL,
	`national_sealed` text NOT NULL,
	`profile_sealed` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_set_at` integer NOT NULL,
	`is_one_time_password` integer NOT NULL,
	`one_time_hash` text,
	`one_time_set_at` integer,
	`one_time_tries` integer NOT NULL,
	`phone_verified_at` integer,
	`registered_by` text NOT NULL,
	`mfa_enabled` integer NOT NULL,
	`failed_logins` integer NOT NULL,
	`locked_until` integer NOT NULL,
	`may_write_sms` integer NOT NULL,
	`may_write_email` integer NOT NULL,
	`may_call` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `members_phone` ON `members` (`phone_index`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_verified_phone` ON `members` (`phone_index`) WHERE phone_verified_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `members_verified_national` ON `members` (`national_index`) WHERE phone_verified_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `password_keys` (
	`guid` text PRIMARY KEY NOT NULL,
	`salt_sealed` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `support_file_chunks` (
	`file_id` text NOT NULL,
	`position` integer NOT NULL,
	`content_sealed` text NOT NULL,
	PRIMARY KEY(`file_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `support_files` (
	`file_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`request_id` text NOT NULL,
	`message_id` text NOT NULL,
	`file_name_sealed` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `support_files_request` ON `support_files` (`request_id`);--> statement-breakpoint
CREATE INDEX `support_files_member` ON `support_files` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `support_messages` (
	`message_id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`author` text NOT NULL,
	`text_sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `support_messages_request` ON `support_messages` (`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `support_requests` (
	`request_id` text PRIMARY KEY NOT NULL,
	`reference_number` text NOT NULL,
	`member_id` text NOT NULL,
	`type_id` text NOT NULL,
	`subject_sealed` text NOT NULL,
	`status` text NOT NULL,
	`quote_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_requests_reference_number_unique` ON `support_requests` (`reference_number`);--> statement-breakpoint
CREATE INDEX `support_requests_member` ON `support_requests` (`member_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `vehicle_corrections` (
	`vehicle_index` text NOT NULL,
	`phone_index` text NOT NULL,
	`national_index` text NOT NULL,
	`content_sealed` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`vehicle_index`, `phone_index`)
);
--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `quotes` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `quotes` ADD `national_index` text;--> statement-breakpoint
CREATE INDEX `quotes_member` ON `quotes` (`member_id`,`created_at`);