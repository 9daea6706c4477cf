-- The style of each day as it was chosen: later data chooses for later days and leaves these alone. Cheap: a new table.
CREATE TABLE style_day (
  day date PRIMARY KEY,
  region text NOT NULL,
  trend_id text NOT NULL,
  -- The rule that chose it, and what it went by: { rule, rise, rise_weeks, weeks, level, rising, rest_days, weight }
  why jsonb NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now()
);
