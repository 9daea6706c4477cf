-- When each stage of deriving last ran, for which platform and on what: from this follows what is stale, whenever the
-- process before was killed. Runs under an older schema do not count, so a migration has everything derived anew.
CREATE TABLE IF NOT EXISTS trendee.derive_run (
  stage LowCardinality(String),
  -- '' for a stage that runs for all platforms at once.
  platform LowCardinality(String),
  -- Microseconds since 1970; also the version of the tables that the run wrote.
  version UInt64,
  -- Newest migration at the time.
  schema UInt32,
  -- The versions of the tables that the run read.
  inputs String
) ENGINE = ReplacingMergeTree(version) ORDER BY (stage, platform);
