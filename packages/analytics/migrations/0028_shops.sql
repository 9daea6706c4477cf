-- The name of the shop whose platform a product is of, where a customer's table named it; and how the rows of an import were read,
-- as a JSON list of messages. New columns of stored rows are empty; nothing is rewritten. Repeatable.
ALTER TABLE trendee.product ADD COLUMN IF NOT EXISTS shop LowCardinality(String) AFTER seller;
ALTER TABLE trendee.import_run ADD COLUMN IF NOT EXISTS notes String DEFAULT '[]';
