-- What could be known of a brand at all: without two captures nobody sees it come or sell out, without any posts nobody counts its
-- posts. Cheap: columns of derived tables, which are filled anew at the next start; until then nothing is known of it. Repeatable.
ALTER TABLE trendee.brand_window ADD COLUMN IF NOT EXISTS captures UInt32;
ALTER TABLE trendee.brand_current ADD COLUMN IF NOT EXISTS captures UInt32;
ALTER TABLE trendee.brand_current ADD COLUMN IF NOT EXISTS are_posts_known UInt8;
ALTER TABLE trendee.brand_current ADD COLUMN IF NOT EXISTS are_looks_known UInt8;
