-- The mean of the year before a forecast's origin, where the series has no unit of its own: a newer file of a 0-100 index
-- changes its scale, and this tells how the forecast's relates to it. Empty for forecasts made before.
ALTER TABLE forecast_ledger ADD COLUMN known_level double precision;
