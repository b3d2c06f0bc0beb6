CREATE TABLE `office_devices` (
	`device_index` text NOT NULL,
	`account_id` text NOT NULL,
	`failed_logins` integer DEFAULT 0 NOT NULL,
	`locked_until` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`device_index`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `office_devices_account` ON `office_devices` (`account_id`);--> statement-breakpoint
ALTER TABLE `office_accounts` ADD `last_signed_in_at` integer;--> statement-breakpoint
CREATE INDEX `office_audit_subject` ON `office_audit` (`subject`);