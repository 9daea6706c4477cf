-- Rows of older rules tell each gender's seasons by its own curve. Repeatable.
ALTER TABLE trendee.trend_metric MODIFY COLUMN season_gender LowCardinality(String) DEFAULT gender;
ALTER TABLE trendee.trend_metric MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;
ALTER TABLE trendee.trend_metric_past MODIFY COLUMN season_gender LowCardinality(String) DEFAULT gender;
ALTER TABLE trendee.trend_metric_past MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;
ALTER TABLE trendee.trend_metric_known MODIFY COLUMN season_gender LowCardinality(String) DEFAULT gender;
ALTER TABLE trendee.trend_metric_known MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;
