-- The day of a creator's declared age stands with the creator, so that a list does not read all captures of everybody for it. Cheap:
-- a column of a derived table, which is filled anew at the next start. Repeatable.
ALTER TABLE trendee.creator_current ADD COLUMN IF NOT EXISTS age_said_on Nullable(Date) AFTER age;
