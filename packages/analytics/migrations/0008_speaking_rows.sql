-- Which trend a searched term means is worked out when the tables are derived, not at each question.
ALTER TABLE trendee.place_interest ADD COLUMN IF NOT EXISTS trend_id LowCardinality(String);
ALTER TABLE trendee.related_query ADD COLUMN IF NOT EXISTS trend_id LowCardinality(String);

-- For whom: '' where no gender is asked. A gender has rows of its own only where it changes which row speaks for a trend.
ALTER TABLE trendee.trend_move ADD COLUMN IF NOT EXISTS gender LowCardinality(String);
ALTER TABLE trendee.trend_share ADD COLUMN IF NOT EXISTS gender LowCardinality(String);

-- The day of a product's numbers, for questions about a day in the past.
ALTER TABLE trendee.product_by_kind
  ADD COLUMN IF NOT EXISTS as_of Date DEFAULT toDate(JSONExtractString(card, 'as_of_day'));

-- Trends as they would have been listed at the end of a day in the past, a partition for each day and region that was
-- asked for. Emptied when trends are derived; the oldest go when there are many.
CREATE TABLE IF NOT EXISTS trendee.trend_metric_past AS trendee.trend_metric
ENGINE = MergeTree PARTITION BY (as_of, region) ORDER BY (trend_id, gender) SETTINGS index_granularity = 128;
