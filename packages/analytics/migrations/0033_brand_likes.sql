-- Likes that no post of a brand tells are unknown, not nought. Cheap: a column of a derived table, which is filled anew at the next
-- start. Repeatable.
ALTER TABLE trendee.brand_current MODIFY COLUMN post_likes Array(Nullable(UInt64));
