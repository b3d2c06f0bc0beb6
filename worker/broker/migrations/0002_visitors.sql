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
ALTER TABLE `password_keys` ADD `visitor` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `drafts_visitor` ON `drafts` (`visitor`);--> statement-breakpoint
CREATE INDEX `quote_access_visitor` ON `quote_access` (`visitor`);--> statement-breakpoint
CREATE INDEX `quotes_visitor` ON `quotes` (`visitor`);--> statement-breakpoint
CREATE INDEX `members_registrar` ON `members` (`registered_by`) WHERE phone_verified_at IS NULL;
