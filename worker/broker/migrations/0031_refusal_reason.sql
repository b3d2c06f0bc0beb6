ALTER TABLE `quote_corrections` ADD `reason_sealed` text;--> statement-breakpoint
ALTER TABLE `refused_papers` ADD `reason_sealed` text;