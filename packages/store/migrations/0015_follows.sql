-- A star is for every kind of record, and what is starred is followed: named, pinned, put in an order, and looked at. Cost: a
-- few rows for each account. A post has one star now, whichever of its two calls gave it.
-- What its owner called it: a keyword, a brand of one's own; '' of records, which have names
ALTER TABLE account_star ADD COLUMN written text NOT NULL DEFAULT '';
-- Of a brand of one's own: its site and the files that belong to it
ALTER TABLE account_star ADD COLUMN details jsonb NOT NULL DEFAULT '{}';
ALTER TABLE account_star ADD COLUMN is_pinned boolean NOT NULL DEFAULT false;
-- Place in the order that its owner gave; 0: not placed, before those that are
ALTER TABLE account_star ADD COLUMN place integer NOT NULL DEFAULT 0;
-- Newest day of the data that its owner has looked at; NULL: none yet
ALTER TABLE account_star ADD COLUMN seen_through date;
-- Of a trend: the level that its owner saw last
ALTER TABLE account_star ADD COLUMN seen_level text;

INSERT INTO account_star (account_id, kind, item_id, starred_at)
  SELECT account_id, 'post', item_id, min(starred_at) FROM account_star
  WHERE kind IN ('social', 'tiktok') GROUP BY account_id, item_id
ON CONFLICT DO NOTHING;
DELETE FROM account_star WHERE kind IN ('social', 'tiktok');
UPDATE account_star SET kind = 'product' WHERE kind = 'retail';
UPDATE account_star SET kind = 'look' WHERE kind = 'runway';
