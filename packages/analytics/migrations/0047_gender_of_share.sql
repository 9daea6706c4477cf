-- Whose curve tells a trend of a country where no gender is asked: one of a gender may speak for all. Repeatable.
ALTER TABLE trendee.trend_share ADD COLUMN IF NOT EXISTS told_gender LowCardinality(String) DEFAULT gender;
