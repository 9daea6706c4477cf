-- Lines of orders of own shops. Of what several files say of a line the newest counts.
CREATE TABLE IF NOT EXISTS trendee.order_line (
  platform LowCardinality(String),
  order_id String,
  line UInt32,
  product_id String,
  ordered_on Date,
  units Float64,
  evidence LowCardinality(String),
  currency LowCardinality(String),
  price Nullable(Float64),
  list_price Nullable(Float64),
  price_usd Nullable(Float64),
  list_price_usd Nullable(Float64),
  words UInt32,
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (platform, product_id, ordered_on, version);
