PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_covered_risks` (
	`risk_index` text NOT NULL,
	`order_id` text NOT NULL,
	`ends_on` text NOT NULL,
	PRIMARY KEY(`risk_index`, `order_id`)
);
--> statement-breakpoint
INSERT INTO `__new_covered_risks`("risk_index", "order_id", "ends_on") SELECT "risk_index", "order_id", "ends_on" FROM `covered_risks`;--> statement-breakpoint
DROP TABLE `covered_risks`;--> statement-breakpoint
ALTER TABLE `__new_covered_risks` RENAME TO `covered_risks`;--> statement-breakpoint
PRAGMA foreign_keys=ON;