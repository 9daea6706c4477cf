-- Why rows of an import were left out, with examples, as JSON. Cheap: a column of a small table, empty for older imports.
ALTER TABLE trendee.import_run ADD COLUMN IF NOT EXISTS left_out String DEFAULT '[]';
