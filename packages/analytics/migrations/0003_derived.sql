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
  sold_out_on Nullable(Date)
) ENGINE = MergeTree PARTITION BY platform ORDER BY product_id;

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
