ALTER TABLE `policies` ADD `firm_name` text;--> statement-breakpoint
ALTER TABLE `quotes` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `quotes` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `quotes` ADD `offer_count` integer;--> statement-breakpoint
ALTER TABLE `quotes` ADD `lowest_kurus` integer;--> statement-breakpoint
ALTER TABLE `quotes` ADD `lowest_until` integer;--> statement-breakpoint
UPDATE `quotes` SET `campaign` = (
  SELECT attributions.campaign FROM attributions WHERE attributions.quote_id = quotes.quote_id
);--> statement-breakpoint
UPDATE `quotes` SET
  `answers` = (
    SELECT json_group_array(json(told.answer)) FROM (
      SELECT json_patch('{}', json_object(
        'id', answers.firm_id,
        'sourceId', answers.firm_id,
        'firm', json_object('id', answers.firm_id, 'name', answers.firm_id),
        'sequence', answers.sequence,
        'answeredAt', answers.updated_at,
        'state', answers.state,
        'reason', CASE WHEN answers.state = 'decline' THEN answers.reason END,
        'offerId', answers.offer_id,
        'offer', json(answers.offer),
        'confirmedAt', answers.confirmed_at
      )) AS answer
      FROM answers WHERE answers.quote_id = quotes.quote_id ORDER BY answers.sequence
    ) AS told
  ),
  `offer_count` = (
    SELECT count(*) FROM answers WHERE answers.quote_id = quotes.quote_id AND answers.state = 'offer'
  ),
  `lowest_kurus` = (
    SELECT min(answers.gross_kurus) FROM answers
    WHERE answers.quote_id = quotes.quote_id AND answers.state = 'offer'
  ),
  `lowest_until` = (
    SELECT json_extract(answers.offer, '$.validUntil') FROM answers
    WHERE answers.quote_id = quotes.quote_id AND answers.state = 'offer'
    ORDER BY answers.gross_kurus, answers.sequence LIMIT 1
  )
WHERE EXISTS (SELECT 1 FROM answers WHERE answers.quote_id = quotes.quote_id);--> statement-breakpoint
DROP TABLE `answers`;--> statement-breakpoint
DROP TABLE `attributions`;--> statement-breakpoint
ALTER TABLE `quotes` DROP COLUMN `purchased_at`;--> statement-breakpoint
ALTER TABLE `consents` ADD `texts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `consents` SET `texts` = (
  SELECT json_group_array(json(said.consent)) FROM (
    SELECT json_object(
      'slug', c.text_slug,
      'version', c.text_version,
      'given', json(CASE WHEN c.given THEN 'true' ELSE 'false' END)
    ) AS consent
    FROM consents AS c
    WHERE c.subject_id = consents.subject_id AND c.created_at = consents.created_at
      AND c.visitor = consents.visitor AND c.phone_index = consents.phone_index
      AND c.channel = consents.channel
    ORDER BY c.id
  ) AS said
);--> statement-breakpoint
DELETE FROM `consents` WHERE `id` NOT IN (
  SELECT min(id) FROM consents GROUP BY subject_id, created_at, visitor, phone_index, channel
);--> statement-breakpoint
ALTER TABLE `consents` DROP COLUMN `text_slug`;--> statement-breakpoint
ALTER TABLE `consents` DROP COLUMN `text_version`;--> statement-breakpoint
ALTER TABLE `consents` DROP COLUMN `given`;
