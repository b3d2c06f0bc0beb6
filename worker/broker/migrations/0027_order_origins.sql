ALTER TABLE `order_touches` ADD `product_id` text;--> statement-breakpoint
DELETE FROM `order_touches` WHERE `order_id` IN (SELECT `order_id` FROM `orders` WHERE `quote_id` NOT IN (SELECT `quote_id` FROM `quotes`));
