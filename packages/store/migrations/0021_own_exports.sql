-- Long exports that people asked for. Cheap: a new table.
CREATE TABLE own_export (
  export_id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- The list's name to the export
  what text NOT NULL,
  -- csv, xlsx
  format text NOT NULL,
  -- As it was asked: { filters, language, origin }
  question jsonb NOT NULL,
  quantity integer NOT NULL,
  -- waiting, running, ready, failed, cancelled
  state text NOT NULL DEFAULT 'waiting',
  -- Of the work that writes it now: whoever holds another one has been overtaken
  run_id text,
  rows_done integer NOT NULL DEFAULT 0,
  file_name text NOT NULL,
  bytes double precision,
  -- storage_full, changed, not_allowed, unforeseen
  failure text,
  -- What it took of a counter of the plan, so that it can be given back: { line, feature, period_start, taken }
  counted jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it was last heard of
  touched_at timestamptz NOT NULL DEFAULT now(),
  -- When row and file go
  expires_at timestamptz NOT NULL
);
CREATE INDEX own_export_account ON own_export (account_id, created_at);
CREATE INDEX own_export_state ON own_export (state, created_at);
