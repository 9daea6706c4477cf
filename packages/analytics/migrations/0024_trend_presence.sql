-- How much of shops, posts and shows a trend is, for everybody and for each gender, and the standings of a trend by platform.
-- Cheap: a new derived table, filled at the next start, and a column that follows from another. Repeatable.
CREATE TABLE IF NOT EXISTS trendee.trend_presence (
  -- '' for everything together, which shares are of.
  trend_id String,
  -- '' for everybody.
  gender LowCardinality(String),
  name String,
  name_zh String,
  type LowCardinality(String),
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  -- Of a category with attributes the first of these, else ''.
  attribute_type LowCardinality(String),
  attribute_value LowCardinality(String),
  -- Shops' platforms that sell it.
  platforms Array(LowCardinality(String)),
  products UInt32,
  brands UInt32,
  -- NULL where no feed names whose shop sells it.
  shops Nullable(UInt32),
  median_price_usd Nullable(Float64),
  -- By window: 1, 7, 30 and 90 days.
  new_arrivals Array(UInt32),
  best_sellers Array(UInt32),
  -- Of products whose both stretches are known: pieces, or reviews where no platform tells pieces.
  sales_growth Array(Nullable(Float64)),
  sales_basis Array(LowCardinality(String)),
  posts Array(UInt32),
  -- Of its share of its networks' posts.
  posts_growth Array(Nullable(Float64)),
  -- Of the newest season.
  looks UInt32,
  season LowCardinality(String),
  -- Its best sellers, liveliest posts and newest looks: platform/id, look/id.
  shown_products Array(String),
  shown_posts Array(String),
  shown_looks Array(String),
  -- The newest day of shops and posts; NULL where neither has it.
  as_of Nullable(Date)
) ENGINE = MergeTree ORDER BY (gender, trend_id) SETTINGS index_granularity = 1024;

ALTER TABLE trendee.trend_metric
  -- What each platform that knows the trend says, without its line.
  ADD COLUMN IF NOT EXISTS standings Array(Tuple(platform String, growth Nullable(Float64), percentile Nullable(Float64)))
    MATERIALIZED JSONExtract(platforms, 'Array(Tuple(platform String, growth Nullable(Float64), percentile Nullable(Float64)))');
ALTER TABLE trendee.trend_metric_past
  ADD COLUMN IF NOT EXISTS standings Array(Tuple(platform String, growth Nullable(Float64), percentile Nullable(Float64)))
    MATERIALIZED JSONExtract(platforms, 'Array(Tuple(platform String, growth Nullable(Float64), percentile Nullable(Float64)))');
