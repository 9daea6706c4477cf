-- Print keywords: what listings say that is printed on them, with its numbers, its listings and the searches for it.
-- Cheap: new derived tables, filled at the next start. Repeatable.
CREATE TABLE IF NOT EXISTS trendee.graphic_keyword (
  platform LowCardinality(String),
  keyword String,
  is_slogan UInt8,
  language LowCardinality(String),
  -- Listings that say it; those of them on sale; those that say that they carry a print.
  listings UInt32,
  on_sale UInt32,
  printed UInt32,
  -- Dunning's log-likelihood ratio against the rest of the category, and how often chance reaches it.
  ratio Float64,
  p_value Float64,
  -- NULL: the rest of the category never says it.
  lift Nullable(Float64),
  categories Array(LowCardinality(String)),
  -- NULL where the feed names no sellers.
  sellers Nullable(UInt32),
  -- Of listings on sale of which 30 days are known: what is counted, how many, a day; NULL where nothing is.
  demand_basis LowCardinality(String),
  known UInt32,
  demand Nullable(Float64),
  -- The weakest by which one of these is known.
  demand_evidence LowCardinality(String),
  -- A day and listing: the keyword's, and of all listings with a print.
  demand_each Nullable(Float64),
  usual_each Nullable(Float64),
  difficulty Nullable(Float64),
  difficulty_reason LowCardinality(String),
  -- Of `demand` what its three best listings find.
  leader_share Nullable(Float64),
  priced UInt32,
  price_low Nullable(Float64),
  price_median Nullable(Float64),
  price_high Nullable(Float64),
  -- Listings that came in the last 90 days and in the 90 before, where the day is known.
  arrivals UInt32,
  arrivals_before UInt32,
  growth Nullable(Float64),
  growth_reason LowCardinality(String),
  -- Keywords that its listings carry more often than other listings with a print, the strongest first.
  related Array(String),
  related_listings Array(UInt32),
  -- Its best listings.
  shown_products Array(String),
  as_of Date
) ENGINE = MergeTree PARTITION BY platform ORDER BY keyword SETTINGS index_granularity = 256;

-- Whose listings say which keyword.
CREATE TABLE IF NOT EXISTS trendee.graphic_listing (
  platform LowCardinality(String),
  keyword String,
  product_id String
) ENGINE = MergeTree PARTITION BY platform ORDER BY (keyword, product_id) SETTINGS index_granularity = 1024;

-- Listings with a print: those that say so, and those that say a keyword.
CREATE TABLE IF NOT EXISTS trendee.graphic_product (
  platform LowCardinality(String),
  product_id String,
  keywords Array(String),
  says_print UInt8
) ENGINE = MergeTree PARTITION BY platform ORDER BY product_id SETTINGS index_granularity = 256;

-- What is searched that is for a print. Exchanged whole.
CREATE TABLE IF NOT EXISTS trendee.graphic_search (
  keyword String,
  -- term: a search of which there is a curve; top, rising: one beside a term.
  list LowCardinality(String),
  search String,
  trend_id String,
  -- The term beside which it is searched, and where; '' for a term itself.
  beside String,
  region LowCardinality(String),
  value Nullable(Float64),
  is_breakout UInt8
) ENGINE = MergeTree ORDER BY (keyword, list, search, region, beside);
