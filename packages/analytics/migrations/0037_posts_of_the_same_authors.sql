-- Growth of a share compares posts of authors that are held in both windows: else one more file of posts moves every share. A hashtag's
-- growth is told when it is derived, and its card made of that. Cheap: columns of derived tables, which are filled anew at the next
-- start. Repeatable.
ALTER TABLE trendee.post_current ADD COLUMN IF NOT EXISTS of_both Array(UInt8) AFTER posted_on;

ALTER TABLE trendee.hashtag_current DROP COLUMN IF EXISTS card;
ALTER TABLE trendee.hashtag_current DROP COLUMN IF EXISTS growth;
ALTER TABLE trendee.hashtag_current DROP COLUMN IF EXISTS posts_expected;
ALTER TABLE trendee.hashtag_current ADD COLUMN IF NOT EXISTS growth Array(Nullable(Float64)) AFTER views;
ALTER TABLE trendee.hashtag_current ADD COLUMN IF NOT EXISTS card String MATERIALIZED
  toJSONString(CAST((platform, hashtag, region, counted, rank, total_posts, total_views, posts, posts_before, views, growth, own_posts,
    engagement_rate, attribute_types, attribute_values, attribute_posts, attribute_lifts, as_of), 'Tuple(platform String, hashtag String,
    region String, counted String, rank Nullable(UInt32), total_posts Nullable(Float64), total_views Nullable(Float64),
    posts Array(Nullable(Float64)), posts_before Array(Nullable(Float64)), views Array(Nullable(Float64)), growth Array(Nullable(Float64)),
    own_posts UInt32, engagement_rate Nullable(Float64), attribute_types Array(String), attribute_values Array(String),
    attribute_posts Array(UInt32), attribute_lifts Array(Float64), as_of_day Date)'));
