-- The words of a product follow its newest capture: each wording is kept once, and every observation names the one that
-- it came with. 0: stored before wordings had names; a product had one then.
ALTER TABLE trendee.product ADD COLUMN IF NOT EXISTS words UInt32 AFTER product_id,
  MODIFY ORDER BY (platform, product_id, words);
ALTER TABLE trendee.observation ADD COLUMN IF NOT EXISTS words UInt32;

-- What an import speaks of, as JSON, and whether a person gave its day or its rows did.
ALTER TABLE trendee.import_run ADD COLUMN IF NOT EXISTS coverage String DEFAULT '[]';
ALTER TABLE trendee.import_run ADD COLUMN IF NOT EXISTS is_day_given UInt8 DEFAULT 1;

-- What was captured of a platform's products on each day, and whether it can be compared with the captures before it.
CREATE TABLE IF NOT EXISTS trendee.capture_day (
  platform LowCardinality(String),
  day Date,
  products UInt32,
  -- Those of them that were observed within the 35 days before.
  seen_again UInt32,
  -- How many products the captures that it is compared with saw again, their median.
  usually_seen_again Float64,
  comparability LowCardinality(String)
) ENGINE = MergeTree PARTITION BY platform ORDER BY day;

-- Days on which a shelf was first captured, or far more of it than before, and imports most of whose products were seen
-- for the first time: a product first seen then, or by such an import, is no new arrival.
CREATE TABLE IF NOT EXISTS trendee.shelf_opening (
  platform LowCardinality(String),
  region LowCardinality(String),
  primary_category LowCardinality(String),
  day Date,
  -- '' where a shelf was opened, by whatever import.
  import_id LowCardinality(String)
) ENGINE = MergeTree PARTITION BY platform ORDER BY (region, primary_category, day, import_id);

ALTER TABLE trendee.product_current
  -- The day on which it came to the shop: as the shop says, else when it was first seen on a shelf that was captured
  -- before; empty where nobody can know.
  ADD COLUMN IF NOT EXISTS arrived_on Nullable(Date);

-- Rows that an import said and that were stored before: where the import that brought a row is withdrawn, the row stays
-- for the others that said it.
CREATE TABLE IF NOT EXISTS trendee.said_again (
  fact LowCardinality(String),
  import_id LowCardinality(String),
  fingerprint UInt64
) ENGINE = MergeTree ORDER BY (fact, fingerprint, import_id);
