CREATE TABLE `register_refusals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`receiver_sealed` text NOT NULL,
	`said_at` integer NOT NULL
);
