-- What the numbers of a map are: 0–100 of the place with most searches, or percent of the searches for the compared terms. Repeatable.
ALTER TABLE trendee.place_interest ADD COLUMN IF NOT EXISTS measure LowCardinality(String) DEFAULT 'index';
-- What kind of thing a related topic is; '' of a query.
ALTER TABLE trendee.related_query ADD COLUMN IF NOT EXISTS topic_type LowCardinality(String);
