-- Trends of a day in the past from what had been imported by then: filled by questions, emptied when trends are derived.
CREATE TABLE IF NOT EXISTS trendee.trend_metric_known AS trendee.trend_metric_past;
