-- The brand that a product's title names where the feed states none: inferred, so it stands beside `brand` and is counted
-- nowhere. A new column of stored rows is empty until a product's words come anew; nothing is rewritten. Repeatable.
ALTER TABLE trendee.product ADD COLUMN IF NOT EXISTS title_brand String AFTER brand;
