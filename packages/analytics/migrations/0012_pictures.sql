-- What became of the pictures that feeds name. Small beside the facts: one row a record whose picture was tried or came.
-- Empty tables are made; nothing is rewritten. Repeatable.

CREATE TABLE IF NOT EXISTS trendee.picture (
  -- As in a drawing's address: `shein/10000001`, `post/instagram.1790`, `look/avelisse-ss27-01`.
  record String,
  -- The feed's address at the time: where the feed names another, the picture is fetched anew.
  address String,
  -- kept, waiting for its next try, given_up
  state LowCardinality(String),
  -- Key of the thumbnails; also of an earlier picture that is shown until the new one has come. Empty: none.
  photo String,
  tries UInt8,
  next_try DateTime('UTC'),
  -- Why the last try failed
  trouble LowCardinality(String),
  version UInt64
) ENGINE = ReplacingMergeTree(version) ORDER BY record
SETTINGS index_granularity = 256;

-- Pictures that were handed over with a feed, by file name; what they show is known once the feed is.
CREATE TABLE IF NOT EXISTS trendee.delivered_picture (
  name String,
  photo String,
  version UInt64
) ENGINE = ReplacingMergeTree(version) ORDER BY name;
