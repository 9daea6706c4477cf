-- By how many weeks sources run ahead of each other, trend by trend. Cheap: a new derived table, filled at the next start. Repeatable.
CREATE TABLE IF NOT EXISTS trendee.trend_lead (
  -- '' in the row that says what a source measures at all; there `second` is '' and `weeks` counts its weeks.
  trend_id String,
  -- '' for everybody.
  gender LowCardinality(String),
  first LowCardinality(String),
  second LowCardinality(String),
  -- Of a source the platform that speaks, or the region of searches.
  platform LowCardinality(String),
  -- Weeks by which the first runs ahead of the second; negative behind.
  lead_weeks Nullable(Int16),
  correlation Nullable(Float64),
  p_value Nullable(Float64),
  -- Weeks whose changes both tell.
  weeks UInt16,
  -- Whether it is told: of all that are, a tenth is chance at most.
  is_told UInt8,
  last_week Nullable(Date)
) ENGINE = MergeTree ORDER BY (gender, trend_id, first, second) SETTINGS index_granularity = 1024;
