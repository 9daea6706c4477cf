-- What the rows of an import are about, by its commonest names: files of one name are told apart by them. Empty for imports of before.
ALTER TABLE trendee.import_run ADD COLUMN IF NOT EXISTS names Array(String);
