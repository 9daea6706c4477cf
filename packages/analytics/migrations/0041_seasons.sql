-- What is said of a trend for the selling seasons ahead, and how the same was borne out in the last two years. Repeatable; the trends
-- are derived anew at the next start, and until then no season is known.
ALTER TABLE trendee.trend_metric ADD COLUMN IF NOT EXISTS seasons Array(Tuple(season String, is_backtest UInt8, origin Date, expected Float64, lower Float64, upper Float64, before
    Nullable(Float64), of_year Nullable(Float64), before_of_year Nullable(Float64), peak_week Nullable(Date),
    came Nullable(Float64), came_of_year Nullable(Float64), error Nullable(Float64), verdict String, reason
    String, times Nullable(Float64), times_lower Nullable(Float64), times_upper Nullable(Float64), unsold
    Nullable(Float64), missed Nullable(Float64), is_guess UInt8, usual_error Nullable(Float64), usual_error_of
    String, is_borne_out Nullable(UInt8))) AFTER platforms;
ALTER TABLE trendee.trend_metric_past ADD COLUMN IF NOT EXISTS seasons Array(Tuple(season String, is_backtest UInt8, origin Date, expected Float64, lower Float64, upper Float64, before
    Nullable(Float64), of_year Nullable(Float64), before_of_year Nullable(Float64), peak_week Nullable(Date),
    came Nullable(Float64), came_of_year Nullable(Float64), error Nullable(Float64), verdict String, reason
    String, times Nullable(Float64), times_lower Nullable(Float64), times_upper Nullable(Float64), unsold
    Nullable(Float64), missed Nullable(Float64), is_guess UInt8, usual_error Nullable(Float64), usual_error_of
    String, is_borne_out Nullable(UInt8))) AFTER platforms;
ALTER TABLE trendee.trend_metric_known ADD COLUMN IF NOT EXISTS seasons Array(Tuple(season String, is_backtest UInt8, origin Date, expected Float64, lower Float64, upper Float64, before
    Nullable(Float64), of_year Nullable(Float64), before_of_year Nullable(Float64), peak_week Nullable(Date),
    came Nullable(Float64), came_of_year Nullable(Float64), error Nullable(Float64), verdict String, reason
    String, times Nullable(Float64), times_lower Nullable(Float64), times_upper Nullable(Float64), unsold
    Nullable(Float64), missed Nullable(Float64), is_guess UInt8, usual_error Nullable(Float64), usual_error_of
    String, is_borne_out Nullable(UInt8))) AFTER platforms;
