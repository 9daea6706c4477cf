-- How many products are behind a week's count; 0 where a value is of no products. Cheap and repeatable: the signals are derived anew at
-- the next start.
ALTER TABLE trendee.signal_weekly ADD COLUMN IF NOT EXISTS products UInt32 DEFAULT 0;
