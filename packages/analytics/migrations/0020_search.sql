-- What the search looks through: each record once with the words that find it. The engine's own text index answers which
-- rows carry a word; the rows lie in the order in which results are shown, so that a page reads its own rows alone.
-- Derived: filled at the next start. Cheap, repeatable.

-- Products and posts: many, and each platform's follow from that platform alone.
CREATE TABLE IF NOT EXISTS trendee.search_item (
  kind LowCardinality(String),
  -- Its place among its kind on its platform, in billionths: 0 is the best. No two of one kind and platform have the same.
  standing UInt32,
  platform LowCardinality(String),
  id String,
  name String,
  name_zh String,
  -- Who it is of: a product's brand, a post's author, what a trend is of.
  detail String,
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  gender LowCardinality(String),
  region LowCardinality(String),
  price_usd Nullable(Float64),
  -- The number that it is known by; what it counts depends on the kind.
  figure Nullable(Float64),
  day Nullable(Date),
  -- Words of its texts, and what it carries: `=red` whatever of it is red, `color=red`, `color=`, `gender=women`.
  terms Array(String),
  INDEX by_term terms TYPE text(tokenizer = array)
) ENGINE = MergeTree PARTITION BY platform ORDER BY (kind, standing, id)
SETTINGS index_granularity = 1024;

-- What has a name, and looks: trends, brands, creators, hashtags. Few enough to be made anew whole.
CREATE TABLE IF NOT EXISTS trendee.search_name (
  kind LowCardinality(String),
  standing UInt32,
  platform LowCardinality(String),
  id String,
  name String,
  name_zh String,
  detail String,
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  gender LowCardinality(String),
  region LowCardinality(String),
  price_usd Nullable(Float64),
  figure Nullable(Float64),
  day Nullable(Date),
  terms Array(String),
  INDEX by_term terms TYPE text(tokenizer = array)
) ENGINE = MergeTree ORDER BY (kind, standing, id)
SETTINGS index_granularity = 1024;

-- Every word with the number of records that have it: what a mistyped word is compared with.
CREATE TABLE IF NOT EXISTS trendee.search_word (
  word String,
  records UInt32
) ENGINE = MergeTree ORDER BY word;
