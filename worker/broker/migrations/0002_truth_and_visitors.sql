CREATE TABLE `known_people` (
	`visitor` text NOT NULL,
	`national_index` text NOT NULL,
	`person_sealed` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`visitor`, `national_index`)
);
--> statement-breakpoint
CREATE INDEX `known_people_age` ON `known_people` (`expires_at`);--> statement-breakpoint
CREATE TABLE `visitor_moves` (
	`visitor` text NOT NULL,
	`proof` text NOT NULL,
	`next` text NOT NULL,
	`moved_at` integer NOT NULL,
	PRIMARY KEY(`visitor`, `proof`)
);
--> statement-breakpoint
CREATE TABLE `__new_phone_verifications` (
	`visitor` text NOT NULL,
	`phone_index` text NOT NULL,
	`query_type` text NOT NULL,
	`verified_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`visitor`, `phone_index`, `query_type`)
);
--> statement-breakpoint
INSERT INTO `__new_phone_verifications`("visitor", "phone_index", "query_type", "verified_at", "expires_at") SELECT "visitor", "phone_index", 'trafik', "verified_at", "expires_at" FROM `phone_verifications`;--> statement-breakpoint
DROP TABLE `phone_verifications`;--> statement-breakpoint
ALTER TABLE `__new_phone_verifications` RENAME TO `phone_verifications`;--> statement-breakpoint
CREATE TABLE `__new_sms_codes` (
	`phone_index` text NOT NULL,
	`query_type` text NOT NULL,
	`code_id` text NOT NULL,
	`visitor` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`visitor`, `phone_index`, `query_type`)
);
--> statement-breakpoint
INSERT INTO `__new_sms_codes`("phone_index", "query_type", "code_id", "visitor", "code_hash", "tries", "created_at", "expires_at", "used_at") SELECT "phone_index", "query_type", "code_id", "visitor", "code_hash", "tries", "created_at", "expires_at", "used_at" FROM `sms_codes`;--> statement-breakpoint
DROP TABLE `sms_codes`;--> statement-breakpoint
ALTER TABLE `__new_sms_codes` RENAME TO `sms_codes`;--> statement-breakpoint
ALTER TABLE `policies` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `password_keys` ADD `visitor` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `accepted_sealed` text;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `state` text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `reference_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `subject_sealed` text;--> statement-breakpoint
CREATE INDEX `vehicle_corrections_reference` ON `vehicle_corrections` (`reference_number`);--> statement-breakpoint
CREATE INDEX `drafts_visitor` ON `drafts` (`visitor`);--> statement-breakpoint
CREATE INDEX `quote_access_visitor` ON `quote_access` (`visitor`);--> statement-breakpoint
CREATE INDEX `quotes_visitor` ON `quotes` (`visitor`);--> statement-breakpoint
CREATE INDEX `members_registrar` ON `members` (`registered_by`) WHERE phone_verified_at IS NULL;