-- Of which place a trend's curve is: one of a feed that names none was told as the country's. What the rows of older rules have is their
-- region. Repeatable.
ALTER TABLE trendee.trend_metric ADD COLUMN IF NOT EXISTS signal_region LowCardinality(String) DEFAULT region AFTER signal_gender;
ALTER TABLE trendee.trend_metric MODIFY COLUMN card String MATERIALIZED
toJSONString(CAST((trend_id, region, gender, name, name_zh, type, primary_category, secondary_category, hex, platform, evidence,
    signal_gender, signal_region, as_of, last_week, fresh_until, growth, growth_reason, adjusted_growth, yoy, ytd, level, level_why,
    story, lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, forecast_confidence, score, spark, spark_forecast,
    arrayMap(each -> (tupleElement(each, 'season'), tupleElement(each, 'verdict'), tupleElement(each, 'reason'), tupleElement(each,
    'times'), tupleElement(each, 'times_lower'), tupleElement(each, 'times_upper'), tupleElement(each, 'of_year'), tupleElement(each,
    'before_of_year'), tupleElement(each, 'peak_week'), tupleElement(each, 'is_guess'), tupleElement(each, 'usual_error'),
    tupleElement(each, 'usual_error_of')), arrayFilter(each -> tupleElement(each, 'is_backtest') = 0, seasons)), season_gender),
   
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String, primary_category String,
    secondary_category String, hex String, platform String, evidence String, signal_gender String, signal_region String, as_of_day Date,
    last_week_day Date, fresh_until_day Date, growth Array(Nullable(Float64)), growth_reason Array(String), adjusted_growth
    Array(Nullable(Float64)), yoy Nullable(Float64), ytd Nullable(Float64), level String, level_why String, story String, lifecycle
    String, season_strength Nullable(Float64), is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth Nullable(Float64),
    forecast_confidence String, score Nullable(Float64), spark Array(Nullable(Float32)), spark_forecast Array(Float32), seasons_ahead
    Array(Tuple(season String, verdict String, reason String, times Nullable(Float64), times_lower Nullable(Float64), times_upper
    Nullable(Float64), of_year Nullable(Float64), before_of_year Nullable(Float64), peak_week Nullable(Date), is_guess UInt8,
    usual_error Nullable(Float64), usual_error_of String)), season_gender String)'));
ALTER TABLE trendee.trend_metric MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;

ALTER TABLE trendee.trend_metric_past ADD COLUMN IF NOT EXISTS signal_region LowCardinality(String) DEFAULT region AFTER signal_gender;
ALTER TABLE trendee.trend_metric_past MODIFY COLUMN card String MATERIALIZED
toJSONString(CAST((trend_id, region, gender, name, name_zh, type, primary_category, secondary_category, hex, platform, evidence,
    signal_gender, signal_region, as_of, last_week, fresh_until, growth, growth_reason, adjusted_growth, yoy, ytd, level, level_why,
    story, lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, forecast_confidence, score, spark, spark_forecast,
    arrayMap(each -> (tupleElement(each, 'season'), tupleElement(each, 'verdict'), tupleElement(each, 'reason'), tupleElement(each,
    'times'), tupleElement(each, 'times_lower'), tupleElement(each, 'times_upper'), tupleElement(each, 'of_year'), tupleElement(each,
    'before_of_year'), tupleElement(each, 'peak_week'), tupleElement(each, 'is_guess'), tupleElement(each, 'usual_error'),
    tupleElement(each, 'usual_error_of')), arrayFilter(each -> tupleElement(each, 'is_backtest') = 0, seasons)), season_gender),
   
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String, primary_category String,
    secondary_category String, hex String, platform String, evidence String, signal_gender String, signal_region String, as_of_day Date,
    last_week_day Date, fresh_until_day Date, growth Array(Nullable(Float64)), growth_reason Array(String), adjusted_growth
    Array(Nullable(Float64)), yoy Nullable(Float64), ytd Nullable(Float64), level String, level_why String, story String, lifecycle
    String, season_strength Nullable(Float64), is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth Nullable(Float64),
    forecast_confidence String, score Nullable(Float64), spark Array(Nullable(Float32)), spark_forecast Array(Float32), seasons_ahead
    Array(Tuple(season String, verdict String, reason String, times Nullable(Float64), times_lower Nullable(Float64), times_upper
    Nullable(Float64), of_year Nullable(Float64), before_of_year Nullable(Float64), peak_week Nullable(Date), is_guess UInt8,
    usual_error Nullable(Float64), usual_error_of String)), season_gender String)'));
ALTER TABLE trendee.trend_metric_past MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;

ALTER TABLE trendee.trend_metric_known ADD COLUMN IF NOT EXISTS signal_region LowCardinality(String) DEFAULT region AFTER signal_gender;
ALTER TABLE trendee.trend_metric_known MODIFY COLUMN card String MATERIALIZED
toJSONString(CAST((trend_id, region, gender, name, name_zh, type, primary_category, secondary_category, hex, platform, evidence,
    signal_gender, signal_region, as_of, last_week, fresh_until, growth, growth_reason, adjusted_growth, yoy, ytd, level, level_why,
    story, lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, forecast_confidence, score, spark, spark_forecast,
    arrayMap(each -> (tupleElement(each, 'season'), tupleElement(each, 'verdict'), tupleElement(each, 'reason'), tupleElement(each,
    'times'), tupleElement(each, 'times_lower'), tupleElement(each, 'times_upper'), tupleElement(each, 'of_year'), tupleElement(each,
    'before_of_year'), tupleElement(each, 'peak_week'), tupleElement(each, 'is_guess'), tupleElement(each, 'usual_error'),
    tupleElement(each, 'usual_error_of')), arrayFilter(each -> tupleElement(each, 'is_backtest') = 0, seasons)), season_gender),
   
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String, primary_category String,
    secondary_category String, hex String, platform String, evidence String, signal_gender String, signal_region String, as_of_day Date,
    last_week_day Date, fresh_until_day Date, growth Array(Nullable(Float64)), growth_reason Array(String), adjusted_growth
    Array(Nullable(Float64)), yoy Nullable(Float64), ytd Nullable(Float64), level String, level_why String, story String, lifecycle
    String, season_strength Nullable(Float64), is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth Nullable(Float64),
    forecast_confidence String, score Nullable(Float64), spark Array(Nullable(Float32)), spark_forecast Array(Float32), seasons_ahead
    Array(Tuple(season String, verdict String, reason String, times Nullable(Float64), times_lower Nullable(Float64), times_upper
    Nullable(Float64), of_year Nullable(Float64), before_of_year Nullable(Float64), peak_week Nullable(Date), is_guess UInt8,
    usual_error Nullable(Float64), usual_error_of String)), season_gender String)'));
ALTER TABLE trendee.trend_metric_known MATERIALIZE COLUMN card SETTINGS mutations_sync = 2;
