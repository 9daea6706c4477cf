-- Decision diary: who chose what of a collected trend, and why. Rows are added, never changed. Cheap: a new table.
CREATE TABLE trend_decision (
  decision_id text PRIMARY KEY,
  project_id text NOT NULL REFERENCES project ON DELETE CASCADE,
  trend_id text NOT NULL,
  -- Null once the account has ended
  account_id text REFERENCES account ON DELETE SET NULL,
  -- make, watch, drop
  choice text NOT NULL,
  why text NOT NULL,
  -- The day of the clock on which it was taken, from which its weeks are counted
  decided_on date NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  -- The figures and the forecast as they stood then
  seen jsonb NOT NULL
);
CREATE INDEX trend_decision_project ON trend_decision (project_id, trend_id, decided_at);
CREATE INDEX trend_decision_account ON trend_decision (account_id);
