-- What feeds said, one table per kind of record. Rows are only ever added; `fingerprint` tells whether the same thing
-- was said before, so that importing a file again, or again after a kill, adds nothing.

-- Latest words and attributes of a product; the newest capture wins.
CREATE TABLE IF NOT EXISTS trendee.product (
  platform LowCardinality(String),
  product_id String,
  version UInt64,
  title String,
  description String,
  brand String,
  seller String,
  url String,
  image_url String,
  image_urls Array(String),
  category_path Array(String),
  raw_attributes Array(Tuple(String, String)),
  region LowCardinality(String),
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  gender LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  attribute_words Array(String),
  attribute_from Array(LowCardinality(String)),
  listed_on Nullable(Date)
) ENGINE = ReplacingMergeTree(version) ORDER BY (platform, product_id)
-- Read mostly one product at a time: a mark every few products, not every hundred.
SETTINGS index_granularity = 256;

-- What one capture saw of one product.
CREATE TABLE IF NOT EXISTS trendee.observation (
  platform LowCardinality(String),
  product_id String,
  observed_on Date,
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String),
  currency LowCardinality(String),
  price Nullable(Float64),
  list_price Nullable(Float64),
  price_usd Nullable(Float64),
  list_price_usd Nullable(Float64),
  units_sold Nullable(Float64),
  units_evidence LowCardinality(String),
  units_window_days Nullable(UInt16),
  revenue_usd Nullable(Float64),
  sales_rank Nullable(UInt32),
  rating Nullable(Float32),
  reviews Nullable(UInt32),
  favorites Nullable(UInt32),
  stock Nullable(UInt32),
  in_stock Nullable(UInt8)
) ENGINE = MergeTree ORDER BY (platform, product_id, observed_on, version)
SETTINGS index_granularity = 1024;

CREATE TABLE IF NOT EXISTS trendee.series_point (
  platform LowCardinality(String),
  term String,
  region LowCardinality(String),
  gender LowCardinality(String),
  step LowCardinality(String),
  date Date,
  value Nullable(Float64),
  evidence LowCardinality(String),
  -- The file whose 0–100 scale the value is on; empty where values compare across files.
  scale LowCardinality(String),
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (platform, term, region, gender, step, date);

CREATE TABLE IF NOT EXISTS trendee.related_query (
  platform LowCardinality(String),
  term String,
  region LowCardinality(String),
  query String,
  list LowCardinality(String),
  value Nullable(Float64),
  is_breakout UInt8,
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (term, region, list, query);

CREATE TABLE IF NOT EXISTS trendee.place_interest (
  platform LowCardinality(String),
  term String,
  place String,
  within LowCardinality(String),
  value Nullable(Float64),
  from_day Nullable(Date),
  to_day Nullable(Date),
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (term, within, place);

CREATE TABLE IF NOT EXISTS trendee.post (
  platform LowCardinality(String),
  post_id String,
  author String,
  author_followers Nullable(UInt32),
  caption String,
  hashtags Array(String),
  media_type LowCardinality(String),
  media_url String,
  url String,
  region LowCardinality(String),
  posted_at DateTime('UTC'),
  views Nullable(UInt64),
  likes Nullable(UInt64),
  comments Nullable(UInt64),
  shares Nullable(UInt64),
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  gender LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (platform, post_id, version);

CREATE TABLE IF NOT EXISTS trendee.hashtag (
  platform LowCardinality(String),
  hashtag String,
  region LowCardinality(String),
  rank Nullable(UInt32),
  posts Nullable(UInt64),
  views Nullable(UInt64),
  observed_on Date,
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (platform, hashtag, region, observed_on);

CREATE TABLE IF NOT EXISTS trendee.look (
  look_id String,
  show String,
  brand String,
  season LowCardinality(String),
  city LowCardinality(String),
  gender LowCardinality(String),
  shown_on Date,
  look_number Nullable(UInt16),
  description String,
  image_url String,
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (look_id, version);
