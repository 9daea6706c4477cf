-- How many products carry each value, for the filters' numbers and for what is usual among all products. Derived with
-- `product_current`, one partition per platform: some thousand rows instead of a scan of all products each time.
CREATE TABLE IF NOT EXISTS trendee.product_count (
  platform LowCardinality(String),
  -- What the value is: all, gender, primary_category, secondary_category, attribute, region, brand, price, trend.
  kind LowCardinality(String),
  -- What it stands under: the primary category of a secondary one, the type of an attribute; '' for the others.
  parent LowCardinality(String),
  value String,
  products UInt64
) ENGINE = MergeTree PARTITION BY platform ORDER BY (kind, parent, value);
