-- Each forecast as it was when made, never changed afterwards, and how it fared once the weeks came.
CREATE TABLE forecast_ledger (
  forecast_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trend_id text NOT NULL,
  platform text NOT NULL,
  region text NOT NULL,
  gender text NOT NULL,
  -- Monday of the last week that the forecast knew.
  origin date NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Made after the fact on nothing but the weeks up to its origin.
  is_backtest boolean NOT NULL DEFAULT false,
  interval_share double precision NOT NULL,
  mean double precision[] NOT NULL,
  lower double precision[] NOT NULL,
  upper double precision[] NOT NULL,
  weeks_scored integer NOT NULL DEFAULT 0,
  mase double precision,
  coverage double precision,
  scored_at timestamptz,
  UNIQUE (trend_id, platform, region, gender, origin)
);
