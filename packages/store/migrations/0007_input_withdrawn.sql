-- A frozen forecast stays as it was said, though an import that it was made from is taken back later.
ALTER TABLE forecast_ledger ADD COLUMN IF NOT EXISTS input_withdrawn_at timestamptz;
