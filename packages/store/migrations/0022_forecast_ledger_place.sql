-- Which series of a region have forecasts, and which of them came due, is read from the index alone.
CREATE INDEX forecast_ledger_place ON forecast_ledger (region, trend_id, platform, gender, is_backtest, origin);
