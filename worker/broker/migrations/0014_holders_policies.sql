ALTER TABLE `policies` ADD `holder_index` text;--> statement-breakpoint
CREATE INDEX `policies_holder` ON `policies` (`holder_index`);--> statement-breakpoint
UPDATE `policies` SET `holder_index` = (SELECT `national_index` FROM `quotes` WHERE `quotes`.`quote_id` = `policies`.`quote_id`);
