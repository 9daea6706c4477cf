-- Counts of posts that a file gives as floors ("1.2K+") or rounded ("1.2K"). Posts of before were stored as counts; what their files
-- wrote is not held. Cheap: new columns, and one of a derived table, which is filled anew at the next start. Repeatable.
ALTER TABLE trendee.post ADD COLUMN IF NOT EXISTS at_least Array(LowCardinality(String)) AFTER shares;
ALTER TABLE trendee.post ADD COLUMN IF NOT EXISTS estimated Array(LowCardinality(String)) AFTER at_least;

ALTER TABLE trendee.post_current ADD COLUMN IF NOT EXISTS at_least Array(LowCardinality(String)) AFTER shares;
ALTER TABLE trendee.post_current ADD COLUMN IF NOT EXISTS estimated Array(LowCardinality(String)) AFTER at_least;
ALTER TABLE trendee.post_current MODIFY COLUMN card String MATERIALIZED
  toJSONString(CAST((platform, post_id, author, caption, hashtags, media_type, url, region, gender,
    primary_category, secondary_category, attribute_types, attribute_values, attribute_words, brand_ids,
    posted_on, followers_at_posting, views, likes, comments, shares, at_least, estimated, engagement_rate), 'Tuple(platform String,
    id String, author String, caption String, hashtags Array(String), media_type String, url String,
    region String, gender String, primary_category String, secondary_category String, attribute_types Array(String),
    attribute_values Array(String), attribute_words Array(String), brand_ids Array(String), posted_on Date,
    followers_at_posting Nullable(UInt64), views Nullable(UInt64), likes Nullable(UInt64), comments Nullable(UInt64),
    shares Nullable(UInt64), at_least Array(String), estimated Array(String), engagement_rate Nullable(Float64))'));
