-- Who posts, with what following and to what effect; hashtags and advertisements by day. Cheap: columns with a default and
-- new tables; derived ones are filled anew at the next start, and until then old posts say that they name no brand.
-- Repeatable.

ALTER TABLE trendee.post
  -- Parallel to the attributes: the words that gave each.
  ADD COLUMN IF NOT EXISTS attribute_words Array(String),
  -- Brands that the caption names, as those write themselves.
  ADD COLUMN IF NOT EXISTS brands Array(String),
  -- The provider says that it was taken away.
  ADD COLUMN IF NOT EXISTS is_deleted UInt8;

-- Creators as one day's capture tells of them.
CREATE TABLE IF NOT EXISTS trendee.creator (
  platform LowCardinality(String),
  -- The handle in small letters.
  author String,
  name String,
  followers Nullable(UInt64),
  country LowCardinality(String),
  -- Declared by the creator or a panel, as declared_by says; never guessed.
  age Nullable(UInt8),
  age_group LowCardinality(String),
  gender LowCardinality(String),
  race LowCardinality(String),
  body_type LowCardinality(String),
  city String,
  declared_by LowCardinality(String),
  observed_on Date,
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (platform, author, observed_on, version);

-- What is advertised on a network, over a period up to the day of the capture.
CREATE TABLE IF NOT EXISTS trendee.ad_topic (
  platform LowCardinality(String),
  -- keyword, hashtag, product
  kind LowCardinality(String),
  topic String,
  region LowCardinality(String),
  period_days UInt32,
  ads Nullable(UInt64),
  impressions Nullable(UInt64),
  click_rate Nullable(Float64),
  purchase_rate Nullable(Float64),
  cost_per_purchase Nullable(Float64),
  likes Nullable(UInt64),
  comments Nullable(UInt64),
  shares Nullable(UInt64),
  secondary_category LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  observed_on Date,
  version UInt64,
  fingerprint UInt64,
  import_id LowCardinality(String)
) ENGINE = MergeTree ORDER BY (platform, kind, topic, region, period_days, observed_on, version);

-- Trends that a creator showed before the others did.
CREATE TABLE IF NOT EXISTS trendee.creator_lead (
  platform LowCardinality(String),
  author String,
  trend_id String,
  -- From the creator's third post of it to the week in which half of the others' rise had come.
  weeks UInt16,
  shown_on Date,
  rose_on Date,
  -- The creator's posts of it until then, all of the creator's until then, and what share of the others' posts showed it.
  posts UInt32,
  all_posts UInt32,
  share_of_others Float64,
  post_ids Array(String)
) ENGINE = MergeTree PARTITION BY platform ORDER BY (author, trend_id);

ALTER TABLE trendee.post_current
  ADD COLUMN IF NOT EXISTS author_key LowCardinality(String),
  ADD COLUMN IF NOT EXISTS hashtags Array(String),
  ADD COLUMN IF NOT EXISTS media_type LowCardinality(String),
  ADD COLUMN IF NOT EXISTS media_url String,
  ADD COLUMN IF NOT EXISTS primary_category LowCardinality(String),
  ADD COLUMN IF NOT EXISTS attribute_types Array(LowCardinality(String)),
  ADD COLUMN IF NOT EXISTS attribute_words Array(String),
  ADD COLUMN IF NOT EXISTS brand_ids Array(String),
  ADD COLUMN IF NOT EXISTS followers_at_posting Nullable(UInt64),
  ADD COLUMN IF NOT EXISTS shares Nullable(UInt64),
  ADD COLUMN IF NOT EXISTS posted_on Date MATERIALIZED toDate(posted_at),
  ADD COLUMN IF NOT EXISTS engagement_rate Nullable(Float64) MATERIALIZED
    if(followers_at_posting > 0, (likes + comments) / followers_at_posting, NULL),
  ADD COLUMN IF NOT EXISTS searched String MATERIALIZED lowerUTF8(concat(caption, '\n', author));
ALTER TABLE trendee.post_current MODIFY COLUMN card String MATERIALIZED
  toJSONString(CAST((platform, post_id, author, caption, hashtags, media_type, url, region, gender,
    primary_category, secondary_category, attribute_types, attribute_values, attribute_words, brand_ids,
    posted_on, followers_at_posting, views, likes, comments, shares, engagement_rate), 'Tuple(platform String,
    id String, author String, caption String, hashtags Array(String), media_type String, url String,
    region String, gender String, primary_category String, secondary_category String, attribute_types Array(String),
    attribute_values Array(String), attribute_words Array(String), brand_ids Array(String), posted_on Date,
    followers_at_posting Nullable(UInt64), views Nullable(UInt64), likes Nullable(UInt64), comments Nullable(UInt64),
    shares Nullable(UInt64), engagement_rate Nullable(Float64))'));
ALTER TABLE trendee.post_current ADD INDEX IF NOT EXISTS by_id post_id TYPE bloom_filter GRANULARITY 1;
ALTER TABLE trendee.post_current MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;

CREATE TABLE IF NOT EXISTS trendee.creator_current (
  platform LowCardinality(String),
  author String,
  handle String,
  name String,
  country LowCardinality(String),
  followers Nullable(Float64),
  followers_on Nullable(Date),
  followers_before Array(Nullable(Float64)),
  growth Array(Nullable(Float64)) MATERIALIZED arrayMap(before -> if(before >= 100, followers / before - 1, NULL), followers_before),
  posts_total UInt32,
  posts Array(UInt32),
  posts_before Array(UInt32),
  likes Array(Nullable(Float64)),
  comments Array(Nullable(Float64)),
  engagement_rate Array(Nullable(Float64)),
  last_post Nullable(Date),
  category_values Array(LowCardinality(String)),
  category_posts Array(UInt32),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  attribute_posts Array(UInt32),
  brand_ids Array(LowCardinality(String)),
  brand_posts Array(UInt32),
  age Nullable(UInt8),
  age_group LowCardinality(String),
  gender LowCardinality(String),
  race LowCardinality(String),
  body_type LowCardinality(String),
  city LowCardinality(String),
  declared_by LowCardinality(String),
  as_of Date,
  searched String MATERIALIZED lowerUTF8(concat(handle, '\n', name)),
  card String MATERIALIZED toJSONString(CAST((platform, author, handle, name, country, followers, followers_on, growth,
    posts_total, posts, posts_before, likes, comments, engagement_rate, last_post, category_values,
    category_posts, attribute_types, attribute_values, attribute_posts, brand_ids, brand_posts,
    age, age_group, gender, race, body_type, city, declared_by, as_of), 'Tuple(platform String,
    author String, handle String, name String, country String, followers Nullable(Float64), followers_day Nullable(Date),
    growth Array(Nullable(Float64)), posts_total UInt32, posts Array(UInt32), posts_before Array(UInt32),
    likes Array(Nullable(Float64)), comments Array(Nullable(Float64)), engagement_rate Array(Nullable(Float64)),
    last_post_day Nullable(Date), category_values Array(String), category_posts Array(UInt32), attribute_types Array(String),
    attribute_values Array(String), attribute_posts Array(UInt32), brand_ids Array(String), brand_posts Array(UInt32),
    age Nullable(UInt8), age_group String, gender String, race String, body_type String, city String,
    declared_by String, as_of_day Date)'))
) ENGINE = MergeTree PARTITION BY platform ORDER BY author;

CREATE TABLE IF NOT EXISTS trendee.hashtag_current (
  platform LowCardinality(String),
  hashtag String,
  region LowCardinality(String),
  counted LowCardinality(String),
  rank Nullable(UInt32),
  total_posts Nullable(Float64),
  total_views Nullable(Float64),
  posts Array(Nullable(Float64)),
  posts_before Array(Nullable(Float64)),
  views Array(Nullable(Float64)),
  growth Array(Nullable(Float64)) MATERIALIZED arrayMap((now, before) -> if(before >= 5, now / before - 1, NULL), posts, posts_before),
  own_posts UInt32,
  engagement_rate Nullable(Float64),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  attribute_posts Array(UInt32),
  attribute_lifts Array(Float64),
  as_of Date,
  card String MATERIALIZED toJSONString(CAST((platform, hashtag, region, counted, rank, total_posts, total_views, posts,
    posts_before, views, growth, own_posts, engagement_rate, attribute_types, attribute_values,
    attribute_posts, attribute_lifts, as_of), 'Tuple(platform String, hashtag String, region String,
    counted String, rank Nullable(UInt32), total_posts Nullable(Float64), total_views Nullable(Float64),
    posts Array(Nullable(Float64)), posts_before Array(Nullable(Float64)), views Array(Nullable(Float64)),
    growth Array(Nullable(Float64)), own_posts UInt32, engagement_rate Nullable(Float64), attribute_types Array(String),
    attribute_values Array(String), attribute_posts Array(UInt32), attribute_lifts Array(Float64),
    as_of_day Date)'))
) ENGINE = MergeTree PARTITION BY platform ORDER BY (counted, region, hashtag);

CREATE TABLE IF NOT EXISTS trendee.ad_topic_current (
  platform LowCardinality(String),
  kind LowCardinality(String),
  topic String,
  region LowCardinality(String),
  period_days UInt32,
  rank UInt32,
  ads Nullable(Float64),
  impressions Nullable(Float64),
  impressions_before Array(Nullable(Float64)),
  growth Array(Nullable(Float64)) MATERIALIZED arrayMap(before -> if(before >= 1000, impressions / before - 1, NULL), impressions_before),
  click_rate Nullable(Float64),
  purchase_rate Nullable(Float64),
  cost_per_purchase Nullable(Float64),
  likes Nullable(Float64),
  comments Nullable(Float64),
  shares Nullable(Float64),
  secondary_category LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  days Array(Date),
  line Array(Nullable(Float64)),
  as_of Date,
  card String MATERIALIZED toJSONString(CAST((platform, kind, topic, region, period_days, rank, ads, impressions, growth,
    click_rate, purchase_rate, cost_per_purchase, likes, comments, shares, secondary_category, attribute_types,
    attribute_values, as_of), 'Tuple(platform String, kind String, topic String, region String,
    period_days UInt32, rank UInt32, ads Nullable(Float64), impressions Nullable(Float64), growth Array(Nullable(Float64)),
    click_rate Nullable(Float64), purchase_rate Nullable(Float64), cost_per_purchase Nullable(Float64),
    likes Nullable(Float64), comments Nullable(Float64), shares Nullable(Float64), secondary_category String,
    attribute_types Array(String), attribute_values Array(String), as_of_day Date)'))
) ENGINE = MergeTree PARTITION BY platform ORDER BY (kind, topic, region, period_days);
