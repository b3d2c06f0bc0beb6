CREATE TABLE `known_people` (
	`visitor` text NOT NULL,
	`national_index` text NOT NULL,
	`person_sealed` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`visitor`, `national_index`)
);
--> statement-breakpoint
CREATE INDEX `known_people_age` ON `known_people` (`expires_at`);--> statement-breakpoint
ALTER TABLE `policies` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `accepted_sealed` text;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `state` text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `reference_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle_corrections` ADD `subject_sealed` text;--> statement-breakpoint
CREATE INDEX `vehicle_corrections_reference` ON `vehicle_corrections` (`reference_number`);