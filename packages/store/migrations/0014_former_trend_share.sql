-- An id of before may have been told apart into several trends: a link to it leads to the one that spoke under it most.
ALTER TABLE former_trend DROP CONSTRAINT former_trend_pkey;
ALTER TABLE former_trend ADD PRIMARY KEY (former_id, trend_id);
-- Forecasts that came along, weeks that the series measured, and whether a series is called what the id says.
ALTER TABLE former_trend ADD COLUMN forecasts integer NOT NULL DEFAULT 0;
ALTER TABLE former_trend ADD COLUMN weeks integer NOT NULL DEFAULT 0;
ALTER TABLE former_trend ADD COLUMN is_namesake boolean NOT NULL DEFAULT false;
-- The id that a forecast had before its last move: the same move asked for again does not carry it further.
ALTER TABLE forecast_ledger ADD COLUMN moved_from text;
