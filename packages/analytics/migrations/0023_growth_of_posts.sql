-- Posts grow by their share of all posts, and a brand has a day for its shops and one for its posts. Cheap: columns of
-- derived tables, which are filled anew at the next start; until then old rows tell no growth. Repeatable.
ALTER TABLE trendee.brand_current
  -- The newest day of its networks; NULL where no post names it. `as_of` is its shops' day.
  ADD COLUMN IF NOT EXISTS posted_on Nullable(Date),
  -- By window: of its share of its networks' posts.
  ADD COLUMN IF NOT EXISTS posts_growth Array(Nullable(Float64));

ALTER TABLE trendee.hashtag_current
  -- By window: posts without growth; NULL where nothing can be compared.
  ADD COLUMN IF NOT EXISTS posts_expected Array(Nullable(Float64)) AFTER views;
ALTER TABLE trendee.hashtag_current MODIFY COLUMN growth Array(Nullable(Float64))
  MATERIALIZED arrayMap((now, expected) -> now / expected - 1, posts, posts_expected);
