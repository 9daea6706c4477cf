-- Products of own shops that orders know by another id than the shop's own tables do. Cost: a new table, filled at the next start.
CREATE TABLE IF NOT EXISTS trendee.ordered_product (
  platform LowCardinality(String),
  -- As lines of orders name it; no table of products does.
  ordered_id String,
  -- As tables of products name it.
  product_id String
) ENGINE = MergeTree PARTITION BY platform ORDER BY (platform, ordered_id);
