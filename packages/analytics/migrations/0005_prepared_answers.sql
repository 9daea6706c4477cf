-- What a question would otherwise work out each time it is asked, worked out when the tables are derived. Planning a
-- statement costs more than reading what is ready, whatever the number of rows.

ALTER TABLE trendee.product_current
  -- Demand a week over the last 26 complete weeks, newest last; empty where nothing tells it.
  ADD COLUMN IF NOT EXISTS sparkline Array(Nullable(Float64)),
  -- What a product is counted by: all, gender/…, brand/…, price/…, attribute/type/value.
  ADD COLUMN IF NOT EXISTS carried Array(LowCardinality(String)),
  -- The round price that it reaches, -1 without a price.
  ADD COLUMN IF NOT EXISTS price_edge Int32,
  -- For likeness: the first colour, and what all attributes weigh.
  ADD COLUMN IF NOT EXISTS color LowCardinality(String),
  ADD COLUMN IF NOT EXISTS attribute_weight Float32,
  -- Twelve products are looked up at once: one mark in a thousand taken for theirs in vain, not one in forty.
  DROP INDEX IF EXISTS by_id,
  ADD INDEX IF NOT EXISTS by_one_id product_id TYPE bloom_filter(0.001) GRANULARITY 1;

ALTER TABLE trendee.product_current MODIFY COLUMN card String MATERIALIZED
  toJSONString(CAST((title, brand, seller, url, region, primary_category, secondary_category,
    gender, attribute_types, attribute_values, currency, price, list_price, price_usd, rating, reviews, favorites,
    in_stock, sales_rank, units_total, demand_basis, demand_window_days, demand_evidence, rank_change,
    first_seen, last_seen, as_of, sparkline),
    'Tuple(title String, brand String, seller String, url String, region String, primary_category String,
      secondary_category String, gender String, attribute_types Array(String), attribute_values Array(String),
      currency String, price Nullable(Float64), list_price Nullable(Float64), price_usd Nullable(Float64),
      rating Nullable(Float32), reviews Nullable(UInt32), favorites Nullable(UInt32), in_stock Nullable(UInt8),
      sales_rank Nullable(UInt32), units_total Nullable(Float64), demand_basis String,
      demand_window_days Nullable(UInt16), evidence Array(String), places_gained Array(Nullable(Int32)),
      first_seen_day Date, last_seen_day Date, as_of_day Date, sparkline Array(Nullable(Float64)))'));

ALTER TABLE trendee.trend_metric
  -- The platforms that tell of the trend, as JSON: with the row they are one read.
  ADD COLUMN IF NOT EXISTS platforms String,
  -- Mean of the known values of the last 52 weeks.
  ADD COLUMN IF NOT EXISTS interest Nullable(Float64) MATERIALIZED
    arrayReduce('avgOrNull', arraySlice(line, -52)),
  -- What a list shows of a trend beside what it sorts by.
  ADD COLUMN IF NOT EXISTS card String MATERIALIZED toJSONString(CAST((trend_id, region, gender, name, name_zh, type,
    primary_category, secondary_category, hex, platform, evidence, as_of, last_week, growth, growth_reason, yoy, ytd,
    level, level_why, lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, score, spark, spark_forecast),
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String,
      primary_category String, secondary_category String, hex String, platform String, evidence String, as_of_day Date,
      last_week_day Date, growth Array(Nullable(Float64)), growth_reason Array(String), yoy Nullable(Float64),
      ytd Nullable(Float64), level String, level_why String, lifecycle String, season_strength Nullable(Float64),
      is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth Nullable(Float64), score Nullable(Float64),
      spark Array(Nullable(Float32)), spark_forecast Array(Float32))'));

DROP TABLE IF EXISTS trendee.trend_platform;

-- How the trends of a region moved with each other in the last two years: for each, those that moved most alike.
CREATE TABLE IF NOT EXISTS trendee.trend_move (
  region LowCardinality(String),
  trend_id String,
  others Array(String),
  correlations Array(Float32)
) ENGINE = MergeTree ORDER BY (region, trend_id);

-- Each post once, as last captured; those of one category lie together by time.
CREATE TABLE IF NOT EXISTS trendee.post_current (
  platform LowCardinality(String),
  post_id String,
  author String,
  caption String,
  url String,
  region LowCardinality(String),
  gender LowCardinality(String),
  secondary_category LowCardinality(String),
  attribute_values Array(LowCardinality(String)),
  posted_at DateTime('UTC'),
  author_followers Nullable(UInt32),
  views Nullable(UInt64),
  likes Nullable(UInt64),
  comments Nullable(UInt64),
  -- Likes and comments; unknown without likes.
  liveliness Nullable(UInt64) MATERIALIZED likes + ifNull(comments, 0)
) ENGINE = MergeTree PARTITION BY platform ORDER BY (secondary_category, posted_at, post_id)
SETTINGS index_granularity = 1024;
