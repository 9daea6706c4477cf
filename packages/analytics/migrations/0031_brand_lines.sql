-- One id for all spellings of a line, so that a choice of a line finds its products however shops write it. Cheap: a column of a
-- derived table, which is filled anew at the next start; until then no line is told from another. Repeatable.
ALTER TABLE trendee.brand_name ADD COLUMN IF NOT EXISTS line_id String;
