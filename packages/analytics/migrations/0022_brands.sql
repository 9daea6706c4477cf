-- Brands over all platforms: whose products are whose, their days, their windows, their place among the prices of a category.
-- Cheap: new derived tables, filled at the next start. Repeatable.

-- Each way in which a platform's products name their brand.
CREATE TABLE IF NOT EXISTS trendee.brand_name (
  platform LowCardinality(String),
  written String,
  brand_id String,
  -- The line of the house that is written; '' for the house itself.
  line String,
  products UInt32
) ENGINE = MergeTree PARTITION BY platform ORDER BY (brand_id, written);

-- The products of each brand together, as the page of one brand reads them.
CREATE TABLE IF NOT EXISTS trendee.brand_product (
  platform LowCardinality(String),
  brand_id String,
  product_id String,
  line String,
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  gender LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  price_usd Nullable(Float64),
  demand_basis LowCardinality(String),
  -- Set where the feed itself speaks of a fixed period, whatever window is asked.
  demand_window_days Nullable(UInt16),
  demand Array(Nullable(Float64)),
  demand_prior Array(Nullable(Float64)),
  first_seen Date,
  last_seen Date,
  arrived_on Nullable(Date),
  sold_out_on Nullable(Date),
  as_of Date,
  card String
) ENGINE = MergeTree PARTITION BY platform ORDER BY (brand_id, product_id)
SETTINGS index_granularity = 256;

-- What comparable captures saw of a brand's products, day by day.
CREATE TABLE IF NOT EXISTS trendee.brand_day (
  platform LowCardinality(String),
  brand_id String,
  day Date,
  products UInt32,
  -- Of which the capture told a price.
  priced UInt32,
  -- Cheaper than the list price that the shop shows beside.
  reduced UInt32,
  -- The sum of 1 − price ÷ list price over the reduced.
  reductions Float64,
  -- Prices below and above the capture before, beyond rounding.
  cuts UInt32,
  rises UInt32,
  in_stock UInt32
) ENGINE = MergeTree PARTITION BY platform ORDER BY (brand_id, day);

-- A brand on a platform, by window: 1, 7, 30 and 90 days that end on the platform's newest comparable day.
CREATE TABLE IF NOT EXISTS trendee.brand_window (
  platform LowCardinality(String),
  brand_id String,
  as_of Date,
  -- On sale: seen within 90 days and not sold out.
  products UInt32,
  known_products UInt32,
  sellers UInt32,
  -- NULL where it may have been there before all that is known.
  first_arrival Nullable(Date),
  arrivals Array(UInt32),
  sell_outs Array(UInt32),
  demand_basis LowCardinality(String),
  demand_window_days Nullable(UInt16),
  demand Array(Nullable(Float64)),
  -- Of products whose both stretches are known, so that like is compared with like.
  compared_demand Array(Float64),
  compared_prior Array(Float64),
  compared_products Array(UInt32),
  -- 1 where the platform shows list prices at all: elsewhere nothing is known of reductions.
  shows_list_prices UInt8,
  -- On an average captured day of the window, so that a shop that is captured daily counts no more than a weekly one.
  priced Array(Float64),
  reduced Array(Float64),
  reductions Array(Float64)
) ENGINE = MergeTree PARTITION BY platform ORDER BY brand_id;

-- Who sells: a seller of a marketplace or a brand's own shop.
CREATE TABLE IF NOT EXISTS trendee.retailer_current (
  platform LowCardinality(String),
  retailer String,
  products UInt32,
  brands UInt32,
  arrivals Array(UInt32),
  median_price_usd Nullable(Float64),
  as_of Date
) ENGINE = MergeTree PARTITION BY platform ORDER BY retailer;

-- A brand's prices in a category beside everybody's, adults' and children's apart. Exchanged whole.
CREATE TABLE IF NOT EXISTS trendee.brand_category (
  brand_id String,
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  wearer LowCardinality(String),
  products UInt32,
  price_low Float64,
  price_median Float64,
  price_high Float64,
  market_products UInt32,
  market_low Float64,
  market_median Float64,
  market_high Float64,
  -- Mean share of the market's products that are cheaper than the brand's.
  position Float64
) ENGINE = MergeTree ORDER BY (brand_id, primary_category, secondary_category, wearer);

-- A brand as it stands, over all platforms. Exchanged whole.
CREATE TABLE IF NOT EXISTS trendee.brand_current (
  brand_id String,
  name String,
  name_zh String,
  aliases Array(String),
  lines Array(String),
  country LowCardinality(String),
  platforms Array(LowCardinality(String)),
  -- Its best sellers on sale, platform/id.
  shown_products Array(String),
  categories Array(LowCardinality(String)),
  category_products Array(UInt32),
  as_of Date,
  products UInt32,
  known_products UInt32,
  first_arrival Nullable(Date),
  segment LowCardinality(String),
  price_position Nullable(Float64),
  price_level Nullable(Float64),
  positioned_products UInt32,
  median_price_usd Nullable(Float64),
  -- By window.
  arrivals Array(UInt32),
  sell_outs Array(UInt32),
  demand_basis LowCardinality(String),
  demand_window_days Nullable(UInt16),
  demand Array(Nullable(Float64)),
  growth Array(Nullable(Float64)),
  growth_products Array(UInt32),
  reduced_share Array(Nullable(Float64)),
  discount_depth Array(Nullable(Float64)),
  posts Array(UInt32),
  posts_before Array(UInt32),
  post_likes Array(UInt64),
  post_authors Array(UInt32),
  looks UInt32,
  shows UInt32,
  last_show Nullable(Date),
  searched String
) ENGINE = MergeTree ORDER BY brand_id;
