CREATE TABLE `covered_risks` (
	`risk_index` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`ends_on` text NOT NULL
);
