-- What became of each file of a platform's series when the files of one term were joined on one scale: written with the
-- weekly signals. By the file's hash, not its import, so that importing in another order or again gives the same rows.
-- A few rows for each term and region; cheap to fill, and empty until the signals are derived anew.
CREATE TABLE IF NOT EXISTS trendee.series_join (
  platform LowCardinality(String),
  trend_id String,
  term String,
  region LowCardinality(String),
  gender LowCardinality(String),
  step LowCardinality(String),
  file_hash String,
  -- First and last day that the file speaks of.
  from_day Date,
  to_day Date,
  -- reference: its scale holds; joined; else the reason for which it is left out.
  outcome LowCardinality(String),
  -- Its values were multiplied by this, and the standard error of that as a fraction.
  factor Nullable(Float64),
  error Nullable(Float64),
  -- Weeks or months by which it was compared with the others.
  shared UInt32,
  shared_by LowCardinality(String),
  -- Weeks that it measured, those of the curve that are its own, those where a newer file says otherwise beyond noise.
  weeks UInt32,
  used UInt32,
  replaced UInt32,
  -- 0 for the newest file of the term.
  place UInt32,
  INDEX by_file file_hash TYPE bloom_filter GRANULARITY 1
) ENGINE = MergeTree PARTITION BY platform ORDER BY (trend_id, region, gender, term, place)
SETTINGS index_granularity = 1024;
