-- How many rows each run of deriving left in its tables. Files that are lost or damaged take rows with them, which the
-- engine leaves out in silence: from a count that no longer fits follows that the table is derived anew.
ALTER TABLE trendee.derive_run ADD COLUMN IF NOT EXISTS rows String;
