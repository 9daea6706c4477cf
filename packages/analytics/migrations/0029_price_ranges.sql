-- The upper end of a price that a table states as a range, and which cells of a file could not be read, as a JSON list. New columns of
-- stored rows are empty; nothing is rewritten. Repeatable.
ALTER TABLE trendee.observation
  ADD COLUMN IF NOT EXISTS price_high Nullable(Float64),
  ADD COLUMN IF NOT EXISTS price_high_usd Nullable(Float64);
ALTER TABLE trendee.import_run ADD COLUMN IF NOT EXISTS cells_unread String DEFAULT '[]';
