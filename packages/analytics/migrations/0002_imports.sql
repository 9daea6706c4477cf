-- Every import is a row that a person can see; what could not be read is kept with line, field and reason.
CREATE TABLE IF NOT EXISTS trendee.import_run (
  import_id String,
  version UInt64,
  feed LowCardinality(String),
  file String,
  file_hash FixedString(64),
  bytes UInt64,
  bytes_read UInt64,
  state LowCardinality(String),
  message String,
  rows_read UInt64,
  rows_loaded UInt64,
  rows_duplicate UInt64,
  rows_rejected UInt64,
  rows_left_out UInt64,
  seconds Float64,
  captured_on Date,
  started_at DateTime('UTC')
) ENGINE = ReplacingMergeTree(version) ORDER BY import_id;

CREATE TABLE IF NOT EXISTS trendee.import_reject (
  import_id LowCardinality(String),
  line UInt64,
  field LowCardinality(String),
  reason LowCardinality(String),
  excerpt String
) ENGINE = ReplacingMergeTree ORDER BY (import_id, line, field);
