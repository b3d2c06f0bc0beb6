CREATE TABLE `iyzico_parts` (
	`key` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`part_kurus` integer NOT NULL,
	`before_kurus` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`returned_at` integer
);
--> statement-breakpoint
CREATE TABLE `cancellation_files` (
	`file_id` text PRIMARY KEY NOT NULL,
	`cancellation_id` text NOT NULL,
	`file_name_sealed` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cancellation_files_cancellation` ON `cancellation_files` (`cancellation_id`);--> statement-breakpoint
CREATE TABLE `cancellations` (
	`cancellation_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`quote_id` text NOT NULL,
	`policy_number` text NOT NULL,
	`ground` text NOT NULL,
	`state` text NOT NULL,
	`ends_on` text NOT NULL,
	`refund_kurus` integer NOT NULL,
	`cancelled_on` text,
	`attention` text,
	`decision` text,
	`decided_by` text,
	`note_sealed` text,
	`iban_sealed` text,
	`asked_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cancellations_order` ON `cancellations` (`order_id`);--> statement-breakpoint
CREATE INDEX `cancellations_quote` ON `cancellations` (`quote_id`);--> statement-breakpoint
CREATE INDEX `cancellations_attention` ON `cancellations` (`attention`) WHERE "cancellations"."attention" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `insurer_policies` ADD `cancellation_id` text;--> statement-breakpoint
ALTER TABLE `insurer_policies` ADD `endorsement_number` text;--> statement-breakpoint
ALTER TABLE `insurer_policies` ADD `cancelled_on` text;--> statement-breakpoint
ALTER TABLE `insurer_policies` ADD `returned_kurus` integer;