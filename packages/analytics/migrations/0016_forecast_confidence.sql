-- How far a trend's forecast can be relied on: 'usual' or 'low', empty without a forecast. Cheap: a column of derived
-- tables, which are filled anew at the next start; until then old rows say that there is no forecast to rely on.

ALTER TABLE trendee.trend_metric ADD COLUMN IF NOT EXISTS forecast_confidence LowCardinality(String);
ALTER TABLE trendee.trend_metric MODIFY COLUMN card String MATERIALIZED toJSONString(CAST((trend_id, region, gender, name, name_zh, type,
    primary_category, secondary_category, hex, platform, evidence, as_of, last_week, growth, growth_reason, yoy, ytd,
    level, level_why, lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, forecast_confidence, score,
    spark, spark_forecast),
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String,
      primary_category String, secondary_category String, hex String, platform String, evidence String, as_of_day Date,
      last_week_day Date, growth Array(Nullable(Float64)), growth_reason Array(String), yoy Nullable(Float64),
      ytd Nullable(Float64), level String, level_why String, lifecycle String, season_strength Nullable(Float64),
      is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth Nullable(Float64), forecast_confidence String,
      score Nullable(Float64), spark Array(Nullable(Float32)), spark_forecast Array(Float32))'));
ALTER TABLE trendee.trend_metric MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;

ALTER TABLE trendee.trend_metric_past ADD COLUMN IF NOT EXISTS forecast_confidence LowCardinality(String);
ALTER TABLE trendee.trend_metric_past MODIFY COLUMN card String MATERIALIZED toJSONString(CAST((trend_id, region, gender, name, name_zh, type,
    primary_category, secondary_category, hex, platform, evidence, as_of, last_week, growth, growth_reason, yoy, ytd,
    level, level_why, lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, forecast_confidence, score,
    spark, spark_forecast),
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String,
      primary_category String, secondary_category String, hex String, platform String, evidence String, as_of_day Date,
      last_week_day Date, growth Array(Nullable(Float64)), growth_reason Array(String), yoy Nullable(Float64),
      ytd Nullable(Float64), level String, level_why String, lifecycle String, season_strength Nullable(Float64),
      is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth Nullable(Float64), forecast_confidence String,
      score Nullable(Float64), spark Array(Nullable(Float32)), spark_forecast Array(Float32))'));
ALTER TABLE trendee.trend_metric_past MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;
