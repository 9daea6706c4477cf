-- A trend tells what falls or grows without its season, and what its curve did; a product's growth asks for a base, so that
-- neither a handful of pieces nor the steps of a rounded count make one. Cheap: columns of derived tables, which are filled
-- anew at the next start; until then old rows tell neither. Repeatable.
ALTER TABLE trendee.trend_metric
  -- By window: without season, by medians, beyond noise and rounding.
  ADD COLUMN IF NOT EXISTS adjusted_growth Array(Nullable(Float64)),
  -- The newest change of the curve and who else moves so, as JSON.
  ADD COLUMN IF NOT EXISTS story String;
ALTER TABLE trendee.trend_metric_past
  ADD COLUMN IF NOT EXISTS adjusted_growth Array(Nullable(Float64)),
  ADD COLUMN IF NOT EXISTS story String;

ALTER TABLE trendee.trend_metric MODIFY COLUMN card String MATERIALIZED
  toJSONString(CAST((trend_id, region, gender, name, name_zh, type, primary_category, secondary_category, hex,
    platform, evidence, as_of, last_week, growth, growth_reason, adjusted_growth, yoy, ytd, level, level_why, story,
    lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, forecast_confidence, score, spark, spark_forecast),
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String, primary_category
    String, secondary_category String, hex String, platform String, evidence String, as_of_day Date, last_week_day
    Date, growth Array(Nullable(Float64)), growth_reason Array(String), adjusted_growth Array(Nullable(Float64)),
    yoy Nullable(Float64), ytd Nullable(Float64), level String, level_why String, story String, lifecycle String,
    season_strength Nullable(Float64), is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth
    Nullable(Float64), forecast_confidence String, score Nullable(Float64), spark Array(Nullable(Float32)), spark_forecast Array(Float32))'));
ALTER TABLE trendee.trend_metric_past MODIFY COLUMN card String MATERIALIZED
  toJSONString(CAST((trend_id, region, gender, name, name_zh, type, primary_category, secondary_category, hex,
    platform, evidence, as_of, last_week, growth, growth_reason, adjusted_growth, yoy, ytd, level, level_why, story,
    lifecycle, season_strength, is_seasonal, peak_week, forecast_growth, forecast_confidence, score, spark, spark_forecast),
    'Tuple(trend_id String, region String, gender String, name String, name_zh String, type String, primary_category
    String, secondary_category String, hex String, platform String, evidence String, as_of_day Date, last_week_day
    Date, growth Array(Nullable(Float64)), growth_reason Array(String), adjusted_growth Array(Nullable(Float64)),
    yoy Nullable(Float64), ytd Nullable(Float64), level String, level_why String, story String, lifecycle String,
    season_strength Nullable(Float64), is_seasonal UInt8, peak_week_day Nullable(Date), forecast_growth
    Nullable(Float64), forecast_confidence String, score Nullable(Float64), spark Array(Nullable(Float32)), spark_forecast Array(Float32))'));

ALTER TABLE trendee.product_current MODIFY COLUMN growth Array(Nullable(Float64)) MATERIALIZED
  arrayMap((now, before, evidence) -> if(before >= greatest(20, if(evidence = 'estimated', 5 *
    exp10(floor(log10(greatest(ifNull(units_total, 0), 10))) - 1), 0)), now / before - 1, NULL), demand, demand_prior,
    demand_evidence);
