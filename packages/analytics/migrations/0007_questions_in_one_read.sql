-- What a question costs is mostly its planning: each expression, each part of a table, each statement. What is shown of
-- a product or a trend is therefore one column, and products asked for across platforms lie together in one table.

ALTER TABLE trendee.product_current
  -- By window, as `demand`. Growth from fewer than five pieces is chance: one sold, then three, is no 200 %.
  ADD COLUMN IF NOT EXISTS growth Array(Nullable(Float64)) MATERIALIZED
    arrayMap((now, before) -> if(before >= 5, now / before - 1, NULL), demand, demand_prior),
  -- By window: units at today's price, in US dollars; reviews and favourites are no sales.
  ADD COLUMN IF NOT EXISTS revenue Array(Nullable(Float64)) MATERIALIZED
    arrayMap(pieces -> if(demand_basis = 'units', pieces * price_usd, NULL), demand),
  -- What words are looked up in.
  ADD COLUMN IF NOT EXISTS searched String MATERIALIZED lowerUTF8(concat(title, '\n', brand)),
  -- What only the page of one product shows, as JSON: its description, its shop's categories and what was read from which words.
  ADD COLUMN IF NOT EXISTS words String;

ALTER TABLE trendee.product_current MODIFY COLUMN card String MATERIALIZED
  toJSONString(CAST((platform, product_id, title, brand, seller, url, region, primary_category, secondary_category,
    gender, attribute_types, attribute_values, currency, price, list_price, price_usd, rating, reviews, favorites,
    in_stock, sales_rank, units_total, demand_basis, demand_window_days, demand_evidence, rank_change, demand, growth,
    revenue, first_seen, last_seen, sold_out_on, as_of, sparkline),
    'Tuple(platform String, product_id String, title String, brand String, seller String, url String, region String,
      primary_category String, secondary_category String, gender String, attribute_types Array(String),
      attribute_values Array(String), currency String, price Nullable(Float64), list_price Nullable(Float64),
      price_usd Nullable(Float64), rating Nullable(Float32), reviews Nullable(UInt32), favorites Nullable(UInt32),
      in_stock Nullable(UInt8), sales_rank Nullable(UInt32), units_total Nullable(Float64), demand_basis String,
      demand_window_days Nullable(UInt16), evidence Array(String), places_gained Array(Nullable(Int32)),
      demand Array(Nullable(Float64)), growth Array(Nullable(Float64)), revenue Array(Nullable(Float64)),
      first_seen_day Date, last_seen_day Date, sold_out_day Nullable(Date), as_of_day Date,
      sparkline Array(Nullable(Float64)))'));
ALTER TABLE trendee.product_current MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;

-- The products of all platforms by kind, for trends and for likeness. One table without partitions: each part of a
-- table costs about as much to open as its rows to read.
CREATE TABLE IF NOT EXISTS trendee.product_by_kind (
  platform LowCardinality(String),
  product_id String,
  title String,
  secondary_category LowCardinality(String),
  gender LowCardinality(String),
  attribute_values Array(LowCardinality(String)),
  carried Array(LowCardinality(String)),
  -- The first colour, '' for none.
  color LowCardinality(String),
  attribute_weight Float32,
  price_usd Nullable(Float64),
  -- Pieces of 30 days; unknown where the platform tells no units.
  sold Nullable(Float64),
  -- Share of the platform's products that sell better in 30 days: 0 is its best seller, 1 where nothing tells.
  standing Float64,
  card String
) ENGINE = MergeTree ORDER BY (secondary_category, gender, product_id)
SETTINGS index_granularity = 1024;

-- A trend's row is found among few: what was read with one before were the curves of all.
DROP TABLE IF EXISTS trendee.stage_next_trend_metric_by_region;
CREATE TABLE trendee.stage_next_trend_metric_by_region AS trendee.trend_metric
ENGINE = MergeTree ORDER BY (region, trend_id, gender) SETTINGS index_granularity = 128;
ALTER TABLE trendee.stage_next_trend_metric_by_region
  -- What only the page of one trend shows, as JSON.
  ADD COLUMN IF NOT EXISTS curves String MATERIALIZED toJSONString(CAST((start, line, adjusted, forecast_start,
    forecast_mean, forecast_lower, forecast_upper),
    'Tuple(start_day Date, line Array(Nullable(Float32)), adjusted Array(Nullable(Float32)),
      forecast_start_day Nullable(Date), forecast_mean Array(Float32), forecast_lower Array(Float32),
      forecast_upper Array(Float32))'));
INSERT INTO trendee.stage_next_trend_metric_by_region SELECT * FROM trendee.trend_metric;
EXCHANGE TABLES trendee.trend_metric AND trendee.stage_next_trend_metric_by_region;
DROP TABLE trendee.stage_next_trend_metric_by_region;

-- A trend by country: its share of the interest in all trends there, on one platform, over the last 52 weeks.
CREATE TABLE IF NOT EXISTS trendee.trend_share (
  trend_id String,
  region LowCardinality(String),
  platform LowCardinality(String),
  share Nullable(Float64),
  yoy Nullable(Float64),
  level LowCardinality(String),
  last_week Date
) ENGINE = MergeTree ORDER BY trend_id SETTINGS index_granularity = 1024;

ALTER TABLE trendee.product_count
  -- By window, 1, 7, 30 and 90 days: pieces sold of these products; empty where the platform tells no units.
  ADD COLUMN IF NOT EXISTS units Array(Nullable(Float64));

ALTER TABLE trendee.post_current ADD COLUMN IF NOT EXISTS card String MATERIALIZED toJSONString(CAST((platform, post_id,
    author, caption, url, toDate(posted_at), likes, comments, views,
    if(author_followers > 0, (ifNull(likes, 0) + ifNull(comments, 0)) / author_followers, NULL)),
    'Tuple(platform String, id String, author String, caption String, url String, posted_on Date, likes Nullable(Float64),
      comments Nullable(Float64), views Nullable(Float64), engagement_rate Nullable(Float64))'));
