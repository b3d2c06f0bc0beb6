ALTER TABLE `policy_changes` ADD `difference_kurus` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `policy_changes` ADD `gross_kurus` integer;--> statement-breakpoint
ALTER TABLE `policy_changes` ADD `charge_id` text;--> statement-breakpoint
ALTER TABLE `policy_changes` ADD `payment_id` text;--> statement-breakpoint
ALTER TABLE `policy_changes` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `policy_changes` ADD `attention` text;--> statement-breakpoint
ALTER TABLE `policy_changes` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `policy_changes` ADD `decided_by` text;