-- What is derived from the facts after each import, one partition per platform, replaced whole: a rebuild that is
-- killed changes nothing, and one that ends gives the same numbers however often the import was tried.

CREATE TABLE IF NOT EXISTS trendee.product_current (
  platform LowCardinality(String),
  product_id String,
  title String,
  brand String,
  seller String,
  url String,
  region LowCardinality(String),
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  shop_category LowCardinality(String),
  gender LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  currency LowCardinality(String),
  price Nullable(Float64),
  list_price Nullable(Float64),
  price_usd Nullable(Float64),
  list_price_usd Nullable(Float64),
  rating Nullable(Float32),
  reviews Nullable(UInt32),
  favorites Nullable(UInt32),
  in_stock Nullable(UInt8),
  sales_rank Nullable(UInt32),
  units_total Nullable(Float64),
  -- What `demand` counts: units, reviews, favorites, or nothing that this feed tells.
  demand_basis LowCardinality(String),
  -- By window, as `demand`.
  demand_evidence Array(LowCardinality(String)),
  -- Set where the feed itself speaks of a fixed period, whatever window is asked.
  demand_window_days Nullable(UInt16),
  -- By window: 1, 7, 30, 90 days.
  demand Array(Nullable(Float64)),
  demand_prior Array(Nullable(Float64)),
  rank_change Array(Nullable(Int32)),
  first_seen Date,
  last_seen Date,
  as_of Date,
  sold_out_on Nullable(Date),
  -- What a list shows of a product beside what it sorts by. Reading one column of 24 rows out of thousands costs a third
  -- of reading thirty.
  card String MATERIALIZED toJSONString(CAST((title, brand, seller, url, region, primary_category, secondary_category,
    gender, attribute_types, attribute_values, currency, price, list_price, price_usd, rating, reviews, favorites,
    in_stock, sales_rank, units_total, demand_basis, demand_window_days, demand_evidence, rank_change,
    first_seen, last_seen, as_of),
    'Tuple(title String, brand String, seller String, url String, region String, primary_category String,
      secondary_category String, gender String, attribute_types Array(String), attribute_values Array(String),
      currency String, price Nullable(Float64), list_price Nullable(Float64), price_usd Nullable(Float64),
      rating Nullable(Float32), reviews Nullable(UInt32), favorites Nullable(UInt32), in_stock Nullable(UInt8),
      sales_rank Nullable(UInt32), units_total Nullable(Float64), demand_basis String,
      demand_window_days Nullable(UInt16), evidence Array(String), places_gained Array(Nullable(Int32)),
      first_seen_day Date, last_seen_day Date, as_of_day Date)')),
  -- Products of one kind lie together, for likeness and for filters; single ones are found by this.
  INDEX by_id product_id TYPE bloom_filter GRANULARITY 1
) ENGINE = MergeTree PARTITION BY platform ORDER BY (secondary_category, gender, product_id)
SETTINGS index_granularity = 1024;

CREATE TABLE IF NOT EXISTS trendee.signal_weekly (
  platform LowCardinality(String),
  trend_id String,
  region LowCardinality(String),
  gender LowCardinality(String),
  week Date,
  value Nullable(Float64),
  evidence LowCardinality(String),
  -- The unit to which the feed rounds its values; 0 where it does not say.
  rounding_step Float64 DEFAULT 0
) ENGINE = MergeTree PARTITION BY platform ORDER BY (trend_id, region, gender, week);

-- One row per trend, region and gender, exchanged whole after each refresh.
CREATE TABLE IF NOT EXISTS trendee.trend_metric (
  trend_id String,
  region LowCardinality(String),
  gender LowCardinality(String),
  name String,
  name_zh String,
  type LowCardinality(String),
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  hex String,
  platform LowCardinality(String),
  evidence LowCardinality(String),
  as_of Date,
  last_week Date,
  -- By window: 1, 7, 30, 90 days.
  growth Array(Nullable(Float64)),
  growth_reason Array(String),
  yoy Nullable(Float64),
  ytd Nullable(Float64),
  level LowCardinality(String),
  level_why String,
  lifecycle LowCardinality(String),
  season_strength Nullable(Float64),
  is_seasonal UInt8,
  peak_week Nullable(Date),
  forecast_growth Nullable(Float64),
  score Nullable(Float64),
  spark Array(Nullable(Float32)),
  spark_forecast Array(Float32),
  start Date,
  line Array(Nullable(Float32)),
  adjusted Array(Nullable(Float32)),
  forecast_start Nullable(Date),
  forecast_mean Array(Float32),
  forecast_lower Array(Float32),
  forecast_upper Array(Float32)
) ENGINE = MergeTree ORDER BY (trend_id, region, gender);

CREATE TABLE IF NOT EXISTS trendee.trend_platform (
  trend_id String,
  region LowCardinality(String),
  gender LowCardinality(String),
  platform LowCardinality(String),
  evidence LowCardinality(String),
  growth Nullable(Float64),
  percentile Nullable(Float64),
  weight Float64,
  lead_weeks Nullable(Int16),
  start Date,
  line Array(Nullable(Float32))
) ENGINE = MergeTree ORDER BY (trend_id, region, gender, platform);
