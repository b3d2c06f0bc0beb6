CREATE TABLE `answers` (
	`quote_id` text NOT NULL,
	`firm_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`offer_id` text,
	`gross_kurus` integer,
	`offer` text,
	`confirmed_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `firm_id`)
);
--> statement-breakpoint
CREATE TABLE `attributions` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`campaign` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_ledger` (
	`idempotency_key` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_kurus` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_payments` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount_kurus` integer NOT NULL,
	`instalment_count` integer NOT NULL,
	`card_brand` text NOT NULL,
	`card_last_four` text NOT NULL,
	`outcome` text NOT NULL,
	`state` text NOT NULL,
	`failure` text,
	`code_sealed` text NOT NULL,
	`code_tries` integer NOT NULL,
	`return_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_payments_order_id_unique` ON `bank_payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`visitor` text NOT NULL,
	`phone_index` text NOT NULL,
	`subject_id` text NOT NULL,
	`text_slug` text NOT NULL,
	`text_version` text NOT NULL,
	`given` integer NOT NULL,
	`channel` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consents_subject` ON `consents` (`subject_id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`reference_number` text PRIMARY KEY NOT NULL,
	`message_type` text NOT NULL,
	`content_sealed` text NOT NULL,
	`product_id` text,
	`quote_id` text,
	`call_back_slot` text,
	`visitor` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`visitor` text NOT NULL,
	`product_id` text NOT NULL,
	`content_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `drafts_age` ON `drafts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `iyzico_payments` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount_kurus` integer NOT NULL,
	`page_sealed` text NOT NULL,
	`conversation_data` text,
	`verified` integer,
	`refunded_at` integer,
	`expires_at` integer NOT NULL,
	`return_url` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `iyzico_payments_order_id_unique` ON `iyzico_payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`order_id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`offer_id` text NOT NULL,
	`firm_id` text NOT NULL,
	`state` text NOT NULL,
	`paid_kurus` integer NOT NULL,
	`instalment_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `orders_quote` ON `orders` (`quote_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dedupe_key` text,
	`channel` text NOT NULL,
	`to_index` text NOT NULL,
	`to_sealed` text NOT NULL,
	`subject_sealed` text NOT NULL,
	`text_sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_to` ON `outbox` (`to_index`,`id`);--> statement-breakpoint
CREATE TABLE `phone_verifications` (
	`visitor` text NOT NULL,
	`phone_index` text NOT NULL,
	`verified_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`visitor`, `phone_index`)
);
--> statement-breakpoint
CREATE TABLE `policies` (
	`policy_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`quote_id` text NOT NULL,
	`firm_id` text NOT NULL,
	`policy_number` text NOT NULL,
	`gross_kurus` integer NOT NULL,
	`paid_kurus` integer NOT NULL,
	`instalment_count` integer NOT NULL,
	`issued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `policies_order_id_unique` ON `policies` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `policies_policy_number_unique` ON `policies` (`policy_number`);--> statement-breakpoint
CREATE INDEX `policies_quote` ON `policies` (`quote_id`);--> statement-breakpoint
CREATE TABLE `quote_access` (
	`quote_id` text NOT NULL,
	`visitor` text NOT NULL,
	`granted_at` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `visitor`)
);
--> statement-breakpoint
CREATE TABLE `quotes` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`visitor` text NOT NULL,
	`product_id` text NOT NULL,
	`phone_index` text NOT NULL,
	`phone_sealed` text NOT NULL,
	`content_sealed` text NOT NULL,
	`subject` text NOT NULL,
	`vehicle` text NOT NULL,
	`policy_start` text NOT NULL,
	`previous_policy_end` text,
	`is_early_renewal` integer NOT NULL,
	`firms` text NOT NULL,
	`created_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	`purchased_at` integer
);
--> statement-breakpoint
CREATE INDEX `quotes_age` ON `quotes` (`created_at`);--> statement-breakpoint
CREATE INDEX `quotes_phone` ON `quotes` (`phone_index`);--> statement-breakpoint
CREATE TABLE `rate_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`counter_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_events_counter` ON `rate_events` (`counter_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `rate_events_age` ON `rate_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `sms_codes` (
	`phone_index` text NOT NULL,
	`query_type` text NOT NULL,
	`code_id` text NOT NULL,
	`visitor` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`phone_index`, `query_type`)
);
