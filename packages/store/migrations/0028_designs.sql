-- Designs of an account, as data from which they are drawn: private to it. Cheap: a new table.
CREATE TABLE design (
  design_id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Designs of one request
  batch_id text NOT NULL,
  -- garment or print
  kind text NOT NULL,
  -- What was asked for, in the reader's words; '' where nothing was written
  brief text NOT NULL,
  -- The garment or the print as data
  design jsonb NOT NULL,
  -- What made it: local, or provider and model
  engine text NOT NULL,
  -- The design or record that it was made from; null without one
  reference text,
  is_favourite boolean NOT NULL DEFAULT false,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Place within its request
  place integer NOT NULL
);
CREATE INDEX design_of_account ON design (account_id, made_at DESC, batch_id, place);
